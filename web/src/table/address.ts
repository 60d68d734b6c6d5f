// Who is called “you”. Where several people share a device, nobody is: everybody has a name.

import { say } from "../text/texts.svelte";
import type { TableSession } from "./session.svelte";

/** What the player at the device is told to do; with the name where several people share it. */
export function addressed(session: TableSession, text: string): string {
  if (!session.shared || session.you === null || !text) return text;
  return say("web-addressed", { name: session.seats[session.you]?.name ?? "", text });
}
