// The names of the four breeds.

import { texts } from "../../text/texts.svelte";
import type { Fields } from "../../text/texts.svelte";

/** The field `breed` of a message: the name, with its other forms. */
export const breedName = (breed: number): Fields => texts.forms("breed", `hundsgemein-breed-${breed}`);
