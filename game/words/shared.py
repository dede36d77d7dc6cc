"""The words of the interface: what every screen says, whatever the game."""

from game.words.texts import Plural

# Title.

CONTINUE = "Continue"
CONTINUE_AT = "{game}, round {round}: {name}"
PLAY_AGAIN = "Play again"
FACTS = "{least}–{most} players, {minutes} min"
SETTINGS = "Settings"
SAVES = "Saved games"
RULES = "Rules"
TUTORIAL = "Tutorial"
QUIT = "Quit"
LANGUAGE = "Language"
VERSION = "Version {version}"

# Seating.

THE_TABLE = "The table"
START = "Start the game"
BACK = "Back"
SEAT = "Seat {number}"
PLAYERS = Plural("{n} player", "{n} players")
MORE_SEATS = "One more seat"
FEWER_SEATS = "One seat fewer"
LAST_TABLE = "Last table"
SHUFFLE_SEATS = "Shuffle the seats"
NAME = "Name"
CREST = "Crest"
HUMAN = "Human"
BOT_PLAYS = "a bot: plays by itself"
CURTAIN = "Curtain"
CURTAIN_TEXT = "Hand and choices stay covered until you hold the button."
PEEK = "[eye] Hold"
PEEK_TAP = "[eye] Peek"
PEEK_TEXT = "Your cards lie face down and turn up while you hold the button."
OPEN_HAND_TEXT = "Everybody may see your cards: good for families and learning."
OPTIONS = "Options"
EDITION = "Edition"
OWN_MIX = "Own mix"
SEED = "Deal"
NEW_SEED = "New deal"
FRIENDLY_UNDO = "Friendly undo"
FRIENDLY_UNDO_TEXT = "The table may take moves back even after something new was seen."

# Table.

TURN = "{name}’s turn"
THINKS = "thinks …"
CONFIRM = "Confirm"
CANCEL = "Cancel"
UNDO = "Undo"
HELP = "Help"
MENU = "Menu"
DONE = "Done"
NEXT = "Next"
ROUND = "Round {round} of {rounds}"
HAND_OF = "Hand of {name}"
OTHER_HAND = "Another hand"
CARDS = Plural("{n} card", "{n} cards")
LOG = "Chronicle"
NOW = "now: {value}"
#: What somebody did in one go, and what came of it.
DEEDS = "{deeds}: {outcome}"
#: One such after another.
THEN = "{deeds}; {then}"
#: What happened to all several times in the same way.
TIMES = "{words} ({times}\u00d7)"
RECAP = "Since your last turn"
RECAP_NOTHING = "Nothing happened to you."
ZOOM = "Look closer"
SKIP = "Skip"
NOBODY = "nobody"
NOTHING = "nothing"
AND = "{first} and {last}"

# Curtain.

CURTAIN_FOR = "For {name}’s eyes only"
CURTAIN_HOLD = "Hold to open"
CURTAIN_TAP = "Press to open"
CURTAIN_ASKED = "Next: {prompt}"
COVER = "Cover"

# Result.

WINS = "{name} wins"
SHARED_WIN = "{names} share the victory"
RESULT = "The reckoning"
TOTAL = "Total"
BY_ROUND = "Round by round"
POINTS = Plural("{n} point", "{n} points")
SHARE_CODE = "Share code"
COPIED = "Copied"
SAME_DEAL = "Same deal again"
TO_TITLE = "To the title"
DEAL_PROOF = "Seal of the deal: {code}"
OPEN_DEAL = "Open deal, without a seal: its code could be known."
OPEN_DEAL_PROOF = "Open deal, mark {code}"
SEAL_KEY = "Key {key}"

# Settings.

TEXT_SIZE = "Text size"
SIZE_DESK = "Desk"
SIZE_TABLE = "Tabletop"
SIZE_TV = "TV"
PLAIN_FACE = "Plain letters"
SPEED = "Speed"
BOT_SPEED = "Speed of bots"
SPEED_SLOW = "Slow"
SPEED_NORMAL = "Normal"
SPEED_FAST = "Fast"
SPEED_OFF = "No animation"
EFFECTS = "Effects"
MUSIC = "Music"
AMBIENCE = "Ambience"
MUTE = "Mute"
REDUCED_MOTION = "Less motion"
HIGH_CONTRAST = "High contrast"
FULL_SCREEN = "Full screen"
HOLD_OR_TOGGLE = "Press instead of hold"
RECAP_SETTING = "Recap after others played"
KEYS = "Keys"
PRESS_A_KEY = "Press a key …"
KEY_TAKEN = "This key already means “{what}”."
DEFAULTS = "Back to defaults"
ON = "On"
OFF = "Off"

# Saves.

SAVE = "Save"
LOAD = "Load"
DELETE = "Delete"
RENAME = "Rename"
AUTOSAVE = "Autosave"
SAVE_FACTS = "{game}, round {round}, {date}"
DELETE_SURE = "Delete “{name}” for good?"
OVERWRITE_SURE = "Write over “{name}”?"
NO_SAVES = "No saved games yet."
SAVED = "Saved."

# Replay.

REPLAY = "Replay"
STEP = "Step {step} of {steps}"
STEP_ON = "Step on"
STEP_BACK = "Step back"
PLAY = "Play"
PAUSE = "Pause"
ROUND_BACK = "One round back"
ROUND_ON = "One round on"
PLAY_ON = "Play on from here"

# Pause.

RESUME = "Back to the table"
LEAVE_TABLE = "Leave the table"
LEAVE_TEXT = "The game is kept; Continue brings you back here."
QUIT_SURE = "Quit the program?"

# Errors.

NOT_NOW = "That is not possible now."
SEVERAL_WAYS = "Several ways lead here: {ways}"
#: Of cards that lie face down, with the words on the button that turns them up.
LOOK_HOLD = "First look: keep pressed, here or “{button}” ({key})"
NOT_YOUR_TURN = "It is {name}’s turn."
NO_UNDO = "Nothing to take back: something new was seen."
NAME_TAKEN = "Two seats have the same name."
NAME_EMPTY = "This seat needs a name."
SAVE_BROKEN = "“{name}” cannot be read and was set aside. An earlier copy is offered."
SAVE_LOST = "“{name}” cannot be read and was set aside. No earlier copy can be read."
SAVE_NEWER = "This game was saved by a newer version."
SAVE_MIGRATED = "The rules have changed since; the position may differ."
CANNOT_WRITE = "The game cannot be saved: {reason}"
BAD_CODE = "This is no share code."
TROUBLE = "Something went wrong. Your game is saved up to the last move."
