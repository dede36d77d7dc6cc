"""The words of the screen where phones come to the table."""

from game.words.texts import Plural

PHONES = "Phones"
TITLE = "Phones at the table"

# Where somebody sits.

BY_PHONE = "by phone"
BY_PHONE_IN = "by phone · {language}"
AT_SCREEN = "at this screen"
BY_ITSELF = "a bot"

# How it is with the phone.

SCAN = "Scan or type"
HERE = "sits at the table"
ASLEEP = "The phone sleeps"
COMES = "comes by phone"
MOMENT = "One moment …"
BARRED = "No phone can come"

# What can be done about it.

CODE = "Code"
CODE_TEXT = "Show the code again, for another phone."
COVER_TEXT = "Cover the code with the seal."
THROW_OUT = "Throw out"
THROW_OUT_TEXT = "The phone leaves the seat, and the code becomes another."
CURTAIN_TEXT = "Play on at this screen, behind the curtain."
BOT = "Bot"
BOT_TEXT = "Hand the seat to a bot for now."
USE_PHONE = "Use a phone"

# Where phones come in.

SAME_WIFI = "The same Wi-Fi as this screen"
OTHER_ADDRESS = "Another address of this machine, should nobody arrive here."
NUMBER = "{number} of {count}"
INVITATION = "Scan the code with your crest, and your phone is your hand; the board stays on the table."
NOBODY = (
    "Nobody arrives? Leave guest Wi-Fi, mobile data and VPN; let the program through the firewall. "
    "The curtain always works, and so does the hotspot of a phone."
)
HONEST = "Card faces travel unsealed through your own Wi-Fi; nothing leaves it."

# What stands in the way.

BEFORE = "Before phones can come"
LET_IN = "Let phones come"
WINDOWS = "Windows will ask whether private networks may reach Rats & Bells: allow it, or no phone can come."
MACOS = "macOS will ask whether Rats & Bells may accept incoming connections: allow it, or no phone can come."
NO_WAY = "No way in for phones"
NO_ADDRESS = (
    "This machine is in no home network: join a Wi-Fi, or the hotspot of a phone. The curtain always works."
)
NO_PORT = (
    "Other programs hold every port where phones could come in: end one of them. The curtain always works."
)
GONE = "What lets phones in has ended again and again. The curtain always works."
AGAIN = "Try again"

# How it goes on.

SOON = "You sit at the table. The game is about to begin."
ALL_HERE = "Everybody is here"
MEANWHILE = "Meanwhile the curtain hangs"
STILL_COMING = Plural("One may still come", "{n} may still come")
