// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export const LANGUAGES = ["en", "fr", "de", "nl", "it", "es", "pl", "hu"] as const;
export const LEVELS = ["beginner", "casual", "club", "expert", "master"] as const;
export const ADAPTIVE_SHARE = 60;
export const ADAPTIVE_START = 2.0;
export const POLICIES = ["random", "greedy", "quick"] as const;
export const SEAT_FIELDS = ["seat", "loser", "winner", "owner"] as const;
export const LONGEST_NAME = 40;
export const LONGEST_ADDITION = 64;
export const LONGEST_SEALED = 64;
export const REACTIONS = ["thumb", "wave", "laugh", "wow", "sad", "think", "heart", "party"] as const;
export const POSITIONAL = ["started", "move", "resigned", "back"] as const;
export const MISTAKE = 0.05;
export const BLUNDER = 0.15;
export const MOST_GAMES = {
  compiled: 20000,
  searching: 400,
  followed: 120,
  level: 40,
} as const;
export const MOST_GAMES_HERE = {
  compiled: 2000,
  searching: 40,
  followed: 40,
  level: 10,
} as const;
export const MOST_TUNED = 4;
export const PAINTS = {
  blue: ["#1f6391", "#ffffff", "#1f6391"] as const,
  orange: ["#c4571a", "#ffffff", "#c4571a"] as const,
  green: ["#2a8f6d", "#ffffff", "#2a8f6d"] as const,
  purple: ["#a04f86", "#ffffff", "#a04f86"] as const,
  gold: ["#b3861a", "#ffffff", "#b3861a"] as const,
  black: ["#3a3330", "#ffffff", "#3a3330"] as const,
  yellow: ["#f3c331", "#3b2506", "#b8860b"] as const,
  white: ["#fdfbf4", "#1f4f94", "#8d8675"] as const,
  red: ["#c5302a", "#ffffff", "#c5302a"] as const,
} as const;
export const EMBLEMS = {
  bell: "M0,-1C.16,-1 .2,-.9 .2,-.8C.55,-.7 .65,-.4 .65,0C.65,.35 .75,.5 .9,.6L-.9,.6C-.75,.5 -.65,.35 -.65,0C-.65,-.4 -.55,-.7 -.2,-.8C-.2,-.9 -.16,-1 0,-1ZM-.28,.72L.28,.72C.28,1.08 -.28,1.08 -.28,.72Z",
  key: "M-1.2,0A.6,.6 0 1 1 0,0A.6,.6 0 1 1 -1.2,0ZM-.84,0A.24,.24 0 1 0 -.36,0A.24,.24 0 1 0 -.84,0ZM-.06,-.17L1.2,-.17L1.2,.6L.92,.6L.92,.17L.72,.17L.72,.5L.45,.5L.45,.17L-.06,.17Z",
  leaf: "M0,-1C.8,-.55 .85,.3 .1,.68L.1,1L-.1,1L-.1,.68C-.85,.3 -.8,-.55 0,-1Z",
  anchor: "M-.24,-.76A.24,.24 0 1 1 .24,-.76A.24,.24 0 1 1 -.24,-.76ZM-.1,-.76A.1,.1 0 1 0 .1,-.76A.1,.1 0 1 0 -.1,-.76ZM-.12,-.56L.12,-.56L.12,-.4L.42,-.4L.42,-.18L.12,-.18L.12,.68C.4,.63 .58,.45 .63,.22L.45,.26L.8,-.15L1,.36L.86,.26C.8,.7 .4,1 0,1C-.4,1 -.8,.7 -.86,.26L-1,.36L-.8,-.15L-.45,.26L-.63,.22C-.58,.45 -.4,.63 -.12,.68L-.12,-.18L-.42,-.18L-.42,-.4L-.12,-.4Z",
  star: "M0,-1L.26,-.36L.95,-.31L.42,.14L.59,.81L0,.44L-.59,.81L-.42,.14L-.95,-.31L-.26,-.36Z",
  moon: "M.4,-.92A1,1 0 1 0 .92,.4A.8,.8 0 1 1 .4,-.92Z",
} as const;
