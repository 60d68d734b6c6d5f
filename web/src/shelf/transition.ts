// The lid zooms from the shelf into the set-up sheet and back, if the browser supports it and motion is on.

import { tick } from "svelte";
import { wantsMotion } from "../table/motion";

export function zoom(update: () => void): void {
  if (!document.startViewTransition || !wantsMotion()) {
    update();
    return;
  }
  document.startViewTransition(async () => {
    update();
    await tick();
  });
}
