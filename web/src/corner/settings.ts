// All choices that this device keeps, besides the language.

import type { Choice } from "../device/choice.svelte";
import { colours } from "../device/colours";
import { haptics } from "../device/haptics";
import { emblem } from "../device/me";
import { showReactions } from "../device/reactions";
import { theme } from "../device/theme";
import { sounds } from "../sound/sound.svelte";
import { motion } from "../table/motion";
import { speed } from "../table/speed.svelte";

export const SETTINGS: readonly Choice[] = [
  emblem,
  theme,
  motion,
  speed.choice,
  sounds.choice,
  haptics,
  showReactions,
  colours,
] as unknown as Choice[];
