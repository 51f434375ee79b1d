import { lightness, type Tones } from "../drawing/colour.ts";
import type { Picture } from "../drawing/picture.ts";

/** A highlight on smooth leather: a wide blurred one below a small crisp one. 0 is suede, 1 patent leather. */
export const gleam = (pic: Picture, wide: string, crisp: string, shine: number): string =>
  pic.soft(wide, "#fff", 12, Number((0.5 * shine).toFixed(2))) +
  pic.soft(crisp, "#fff", 4, Number((0.65 * shine).toFixed(2)));

/** A piece sewn on: the shadow it throws, its face, its seam. */
export const overlay = (
  pic: Picture,
  tones: Tones,
  d: string,
  paint: string,
  seam?: string,
): string => {
  const thread = lightness(tones.mid) > 0.6 ? tones.lo : tones.hi;
  return (
    pic.moved(3, 5, pic.soft(d, tones.deep, 5, 0.5)) +
    pic.fill(d, paint) +
    (seam ? pic.stitch(seam, thread, 2) : "")
  );
};
