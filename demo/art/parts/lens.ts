import { ellipse } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";

/** Small camera lens: metal ring, black barrel, coated glass with two glints. */
export function smallLens(
  pic: Picture,
  on: (d: string) => string,
  cx: number,
  cy: number,
  r: number,
) {
  const disc = (k: number, paint: string) => pic.fill(on(ellipse(cx, cy, r * k)), paint);
  return [
    disc(1, pic.linear(0, 0, 1, 1, { 0: "#8b8f96", 0.5: "#2a2c31", 1: "#6a6d73" })),
    disc(0.86, "#0a0b0e"),
    disc(0.6, pic.radial(0.4, 0.35, 0.75, { 0: "#31456f", 0.45: "#141c33", 1: "#05060a" })),
    disc(0.26, "#020203"),
    pic.fill(
      on(ellipse(cx - r * 0.3, cy - r * 0.34, r * 0.2, r * 0.14)),
      "#cfe0ff",
      'opacity=".85"',
    ),
    pic.fill(on(ellipse(cx + r * 0.28, cy + r * 0.32, r * 0.1)), "#b59be8", 'opacity=".6"'),
  ].join("");
}
