"""The words of the settings: what each does, and what keys and their meanings are called."""

from game.words import crash, shared

# Pages.

READING = "Reading"
PLAYING = "Playing"
EASE = "Ease"

# What each setting does.

SIZE_DESK_TEXT = "For one person close to the screen."
SIZE_TABLE_TEXT = "For people around a table."
SIZE_TV_TEXT = "For a screen across the room."
PLAIN_FACE_TEXT = "A face without flourishes, whose letters are easy to tell apart."
HIGH_CONTRAST_TEXT = "Plain sheets instead of vellum and oak, and darker ink."
REDUCED_MOTION_TEXT = "Nothing flickers and nothing travels across the table."
#: How much moves beside what is told.
LIVELINESS = "Liveliness"
LIVELINESS_TEXT = "Dust, shadows, flying numbers; now and then a rat or a boat."
SPEED_TEXT = "How fast cards and pieces move."
BOT_SPEED_TEXT = "How long bots let you look before they act."
HOLD_OR_TOGGLE_TEXT = "One press opens a curtain, another closes it."
RECAP_TEXT = "A note tells what happened to you since your last turn."
FULL_SCREEN_TEXT = "The table takes the whole screen."

# The sample.

SAMPLE = "Sample"
SAMPLE_NAME = "Clara"
SAMPLE_PROMPT = "choose 1 of 3 cards"
SAMPLE_TEXT = "The ninth bell rings, and the rats are at the gate: who still has a coin for the doctor?"

# Keys.

CHANGE_KEYS = "Choose a line, then press its new key."
KEYS_KEPT = "The arrows, Enter and Esc always work; their lines can have one more key."
MOUSE = "With the mouse: the left button chooses, the right one looks closer, the wheel scrolls."
PAD = "With a pad: the lower button chooses, the right one cancels, the left one takes back."
KEY_FIXED = "This key always keeps its meaning."
KEY_CHANGED = "“{what}” is now {key}."
MEANINGS = {
    "ok": "Choose",
    "cancel": shared.CANCEL,
    "undo": shared.UNDO,
    "skip": shared.SKIP,
    "look": shared.ZOOM,
    "menu": shared.MENU,
    "help": shared.HELP,
    "next": "Next place",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "full_screen": shared.FULL_SCREEN,
    "report": crash.MAKE_REPORT,
    "mute": shared.MUTE,
}
#: Keys as people call them, by the names the settings keep; the others are called the same everywhere.
KEY_NAMES = {
    "Return": "Enter",
    "Keypad Enter": "Enter",
    "Escape": "Esc",
    "Backspace": "Backspace",
    "Tab": "Tab",
    "Space": "Space",
    "Delete": "Delete",
    "Insert": "Insert",
    "Home": "Home",
    "End": "End",
    "PageUp": "Page up",
    "PageDown": "Page down",
    "Up": "[arrow_up]",
    "Down": "[arrow_down]",
    "Left": "[arrow_left]",
    "Right": "[arrow_right]",
}
