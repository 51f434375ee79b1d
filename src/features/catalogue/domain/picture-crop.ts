/** Where a square of this side starts, such that it stays inside the picture. */
export const cropStart = (length: number, side: number, focus: number): number =>
  Math.round(Math.min(Math.max(focus * length - side / 2, 0), length - side));

/** The centre of a square that starts there, as a fraction of the length. */
export const cropFocus = (length: number, side: number, start: number): number =>
  (start + side / 2) / length;
