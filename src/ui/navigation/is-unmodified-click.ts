import type { MouseEvent } from "react";

/** With a key held the browser opens a tab or a window, which is its own business. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
