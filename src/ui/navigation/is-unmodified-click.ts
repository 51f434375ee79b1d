import type { MouseEvent } from "react";

/** With a modifier key the browser itself opens a new tab or window. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
