/** A hand's tremble is no scrolling. */
const STEP = 8;

export type HeaderScroll = { at: number; isAway: boolean };

/** Down the page the header makes room; any way up brings it back. */
export function nextHeaderScroll(
  former: HeaderScroll,
  scrolledTo: number,
  headerHeight: number,
): HeaderScroll {
  const at = Math.max(0, scrolledTo);
  if (Math.abs(at - former.at) < STEP && at > 0) return former;
  return { at, isAway: at > former.at && at > headerHeight };
}
