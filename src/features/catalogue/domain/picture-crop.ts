/** The start of a square of this side, so that it stays within the picture. */
export const cropStart = (length: number, side: number, focus: number): number =>
  Math.round(Math.min(Math.max(focus * length - side / 2, 0), length - side));

/** Where the middle of a square lies that begins there, as a part of the length. */
export const cropFocus = (length: number, side: number, start: number): number =>
  (start + side / 2) / length;
