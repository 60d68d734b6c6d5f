// The levels of bots, the weakest first; their names are messages `bot-…`.

export const LEVELS: string[] = ["beginner", "casual", "club", "expert", "master"];
