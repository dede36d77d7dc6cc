#!/bin/sh
# Puts Rats & Bells among the programs of the current user; with --remove takes it away again. Saved games stay.
set -eu
unset CDPATH

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
data=${XDG_DATA_HOME:-}
case $data in
/*) ;;
*) data=${HOME:?}/.local/share ;;
esac
place=$HOME/.local/opt/rats-and-bells
link=$HOME/.local/bin/rats-and-bells
entry=$data/applications/rats-and-bells.desktop
# What the program needs of the system; the packer knows.
glibc=@GLIBC@

say() {
    printf '%s\n' "$*" >&2
}

# Where the link leads, if the folder was put elsewhere and linked.
folder=$place
if [ -L "$place" ]; then
    folder=$(readlink -f -- "$place") || { say "$place leads nowhere."; exit 2; }
fi
new=$folder.new
old=$folder.old

# A folder that is not ours is nobody's to replace.
foreign() {
    [ -e "$folder" ] && [ ! -e "$folder/rats-and-bells" ] && [ -n "$(ls -A -- "$folder")" ]
}

older() {
    [ "$1" != "$2" ] && [ "$(printf '%s\n' "$1" "$2" | sort -t. -k1,1n -k2,2n | head -n 1)" = "$1" ]
}

# What was copied goes; what was there before stays or comes back.
give_up() {
    rm -rf -- "$new"
    if [ -d "$old" ] && [ ! -e "$folder" ]; then
        mv -- "$old" "$folder"
    fi
    say "Nothing was installed, and nothing was removed."
    exit 1
}

if foreign; then
    say "$folder holds something else. Move it away first."
    exit 2
fi

case ${1:-} in
"") ;;
--remove)
    rm -rf -- "$folder" "$new" "$old"
    rm -f -- "$place" "$link" "$entry" "$data"/icons/hicolor/*/apps/rats-and-bells.png
    echo "Rats & Bells is gone. Saved games are still in $data/rats-and-bells."
    exit ;;
*)
    say "usage: install.sh [--remove]"
    exit 2 ;;
esac

real=$(cd -- "$folder" 2>/dev/null && pwd -P) || real=$folder
if [ "$here" = "$real" ]; then
    say "Rats & Bells is installed here already."
    exit 2
fi
# What is there is replaced: nobody installs from what would be removed on the way.
case $here/ in
"$real"/* | "$real.new"/* | "$real.old"/*)
    say "$here is where Rats & Bells is to be installed. Move it elsewhere first."
    exit 2 ;;
esac

have=$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2) || have=
if [ -n "$have" ] && [ "$glibc" ] && older "$have" "$glibc"; then
    say "Rats & Bells needs glibc $glibc or newer; this system has $have."
    exit 1
fi

# All is copied and tried before anything that works is taken away.
mkdir -p -- "$(dirname -- "$folder")" "$(dirname -- "$link")" "$(dirname -- "$entry")"
rm -rf -- "$new"
trap give_up HUP INT TERM
mkdir -- "$new" || give_up
cp -RPp -- "$here/." "$new" || give_up
if ! told=$(SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy RATS_AND_BELLS_HOME="$new/tried" \
    "$new/rats-and-bells" --smoke 2>&1); then
    say "$told"
    say "It does not start here. It needs glibc $glibc or newer, libstdc++.so.6 and libgcc_s.so.1."
    give_up
fi
rm -rf -- "$new/tried" "$old"
if [ -e "$folder" ]; then
    mv -- "$folder" "$old" || give_up
fi
mv -- "$new" "$folder" || give_up
trap - HUP INT TERM
rm -rf -- "$old"

rm -f -- "$link"
ln -s -- "$place/rats-and-bells" "$link"
# In a line of a desktop entry some signs are escaped twice, and a per cent sign is doubled.
command=$(printf '%s\n' "$place/rats-and-bells" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$command" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/rats-and-bells.desktop" >"$entry"
for picture in "$here"/_internal/art/inked/program/icon_*.png; do
    size=$(basename -- "$picture" .png | cut -d_ -f2)
    mkdir -p -- "$data/icons/hicolor/${size}x$size/apps"
    cp -- "$picture" "$data/icons/hicolor/${size}x$size/apps/rats-and-bells.png"
done
echo "Rats & Bells is among your games, and can be started with: $link"
