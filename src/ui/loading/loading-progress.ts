/** SPEC §9: the loading bar waits 200 ms, runs for 2 s and is 3 px high. */
export const LOADING_BAR = { throttleMs: 200, durationMs: 2000, height: 3 };

/** How far the bar is, 0 to 1: quick at first, ever slower, never at the end before the page is. */
export function loadingProgress(elapsedMs: number, durationMs = LOADING_BAR.durationMs): number {
  return (2 / Math.PI) * Math.atan((2 * Math.max(0, elapsedMs)) / durationMs);
}
