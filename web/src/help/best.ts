// How many of the best moves a hint names.
export const BEST = 3;
