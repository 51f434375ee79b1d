import type { Tones } from "../drawing/colour.ts";
import { ellipse, type Point } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";

/** Round cord over whatever lies below: its shadow, a dark edge, the body, a lit ridge. */
export const cord = (pic: Picture, d: string, tones: Tones, width: number): string =>
  pic.line(d, "#000", width, `opacity=".4" transform="translate(3 6)" filter="${pic.blur(4)}"`) +
  pic.line(d, tones.lo, width) +
  pic.line(d, tones.mid, width - 3) +
  pic.line(
    d,
    tones.hi,
    Number((width * 0.3).toFixed(1)),
    'transform="translate(-2 -2)" opacity=".9"',
  );

/** Metal eyelets, punched through. */
export const eyelets = (pic: Picture, at: readonly Point[], metal: Tones, size: number): string => {
  const holes = (r: number) => at.map(([x, y]) => ellipse(x, y, r)).join("");
  return pic.fill(holes(size), metal.mid) + pic.fill(holes(size * 0.5), "#120c08");
};
