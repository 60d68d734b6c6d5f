// Whether this device shows what others react, and offers to react.

import { Choice } from "./choice.svelte";

export const showReactions = new Choice("reactions", ["on", "off"], "on");
