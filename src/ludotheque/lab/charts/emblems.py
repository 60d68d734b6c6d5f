"""How the players' colours are painted, and their emblems: SVG paths, about from −1 to 1."""

from __future__ import annotations

# By their names: the colour itself, that of an emblem upon it, and one for lines and borders on paper. The first six
# are safe for colour-blind readers; the seats of a game without colours of its own have them in this order.
PAINTS = {
    "blue": ("#1f6391", "#ffffff", "#1f6391"),
    "orange": ("#c4571a", "#ffffff", "#c4571a"),
    "green": ("#2a8f6d", "#ffffff", "#2a8f6d"),
    "purple": ("#a04f86", "#ffffff", "#a04f86"),
    "gold": ("#b3861a", "#ffffff", "#b3861a"),
    "black": ("#3a3330", "#ffffff", "#3a3330"),
    "yellow": ("#f3c331", "#3b2506", "#b8860b"),
    "white": ("#fdfbf4", "#1f4f94", "#8d8675"),
    "red": ("#c5302a", "#ffffff", "#c5302a"),
}
COLOURS = tuple(colour for colour, _, _ in PAINTS.values())[:6]

BELL = (
    "M0,-1C.16,-1 .2,-.9 .2,-.8C.55,-.7 .65,-.4 .65,0C.65,.35 .75,.5 .9,.6L-.9,.6C-.75,.5 -.65,.35 -.65,0"
    "C-.65,-.4 -.55,-.7 -.2,-.8C-.2,-.9 -.16,-1 0,-1ZM-.28,.72L.28,.72C.28,1.08 -.28,1.08 -.28,.72Z"
)
KEY = (
    "M-1.2,0A.6,.6 0 1 1 0,0A.6,.6 0 1 1 -1.2,0ZM-.84,0A.24,.24 0 1 0 -.36,0A.24,.24 0 1 0 -.84,0Z"
    "M-.06,-.17L1.2,-.17L1.2,.6L.92,.6L.92,.17L.72,.17L.72,.5L.45,.5L.45,.17L-.06,.17Z"
)
LEAF = "M0,-1C.8,-.55 .85,.3 .1,.68L.1,1L-.1,1L-.1,.68C-.85,.3 -.8,-.55 0,-1Z"
ANCHOR = (
    "M-.24,-.76A.24,.24 0 1 1 .24,-.76A.24,.24 0 1 1 -.24,-.76ZM-.1,-.76A.1,.1 0 1 0 .1,-.76A.1,.1 0 1 0 -.1,-.76Z"
    "M-.12,-.56L.12,-.56L.12,-.4L.42,-.4L.42,-.18L.12,-.18L.12,.68C.4,.63 .58,.45 .63,.22L.45,.26L.8,-.15L1,.36"
    "L.86,.26C.8,.7 .4,1 0,1C-.4,1 -.8,.7 -.86,.26L-1,.36L-.8,-.15L-.45,.26L-.63,.22C-.58,.45 -.4,.63 -.12,.68"
    "L-.12,-.18L-.42,-.18L-.42,-.4L-.12,-.4Z"
)
STAR = "M0,-1L.26,-.36L.95,-.31L.42,.14L.59,.81L0,.44L-.59,.81L-.42,.14L-.95,-.31L-.26,-.36Z"
MOON = "M.4,-.92A1,1 0 1 0 .92,.4A.8,.8 0 1 1 .4,-.92Z"

EMBLEMS = (BELL, KEY, LEAF, ANCHOR, STAR, MOON)
NAMES = ("bell", "key", "leaf", "anchor", "star", "moon")
