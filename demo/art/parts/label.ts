import { roundRect } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";

/** Woven label in a neck or on a hem. */
export const wovenLabel = (
  pic: Picture,
  brand: string,
  x: number,
  y: number,
  ink = "#2a2420",
): string =>
  pic.fill(roundRect(x - 30, y - 15, 60, 30, 3), "#f3efe8", 'opacity=".92"') +
  pic.name(brand, x, y + 5, { size: 12, colour: ink, spacing: 1.5, weight: 500 });
