#!/bin/sh
# Puts Rats & Bells among the programs of the current user; with --remove takes it away again. Saved games stay.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
folder=$HOME/.local/opt/rats-and-bells
link=$HOME/.local/bin/rats-and-bells
entry=$data/applications/rats-and-bells.desktop

remove() {
    rm -rf "$folder"
    rm -f "$link" "$entry" "$data"/icons/hicolor/*/apps/rats-and-bells.png
}

refresh() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$data/applications" || true
    fi
}

case ${1:-} in
"") ;;
--remove)
    remove
    refresh
    echo "Rats & Bells is gone. Saved games are still in $data/rats-and-bells."
    exit ;;
*)
    echo "usage: install.sh [--remove]" >&2
    exit 2 ;;
esac

if [ "$here" = "$folder" ]; then
    echo "Rats & Bells is installed here already." >&2
    exit 2
fi
remove
mkdir -p "$folder" "$(dirname "$link")" "$(dirname "$entry")"
cp -R "$here/." "$folder"
ln -s "$folder/rats-and-bells" "$link"
sed "s|@FOLDER@|$folder|" "$here/rats-and-bells.desktop" >"$entry"
for picture in "$here"/_internal/art/inked/program/icon_*.png; do
    size=$(basename "$picture" .png | cut -d_ -f2)
    mkdir -p "$data/icons/hicolor/${size}x$size/apps"
    cp "$picture" "$data/icons/hicolor/${size}x$size/apps/rats-and-bells.png"
done
refresh
echo "Rats & Bells is among your games, and can be started with: $link"
