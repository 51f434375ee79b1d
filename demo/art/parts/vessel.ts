import { lightness, shade } from "../drawing/colour.ts";
import { veil } from "../drawing/defs.ts";
import { roundRect } from "../drawing/path.ts";
import type { Picture } from "../drawing/picture.ts";

/** Text on a bottle: the maker, a thin line, the contents. */
export function vesselLabel(
  pic: Picture,
  brand: string,
  contents: string,
  place: { x: number; y: number; w: number; ink: string },
): string {
  const { x, y, w, ink } = place;
  const size = Math.min(w * 0.16, (w * 1.25) / Math.max(6, brand.length));
  return (
    pic.name(brand, x, y, { size, colour: ink, spacing: size * 0.18, serif: true }) +
    pic.line(
      `M${x - w * 0.14} ${y + size * 0.55}L${x + w * 0.14} ${y + size * 0.55}`,
      ink,
      1.4,
      'opacity=".6"',
    ) +
    pic.text(contents.toUpperCase(), x, y + size * 1.25, {
      size: size * 0.36,
      colour: ink,
      spacing: size * 0.1,
      weight: 500,
    })
  );
}

/** An ink that is legible on a vessel of this colour. */
export const inkOn = (colour: string): string =>
  lightness(colour) < 0.5 ? shade(colour, 0.88) : shade(colour, -0.75);

/** Coloured light that shines through glass onto the floor. */
export const caustic = (pic: Picture, colour: string, x: number, w: number, y: number): string =>
  pic.soft(
    `M${x + w * 0.4} ${y}L${x + w} ${y - 4}L${x + w + 150} ${y + 60}L${x + w * 0.7} ${y + 84}Z`,
    colour,
    20,
    0.55,
  ) +
  pic.soft(
    `M${x + w * 0.7} ${y + 8}L${x + w * 0.96} ${y + 4}L${x + w + 80} ${y + 44}L${x + w} ${y + 52}Z`,
    shade(colour, 0.7),
    9,
    0.8,
  );

/** Two softbox strips and a bounce at the far edge. */
export const softboxes = (
  pic: Picture,
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
): string =>
  pic.inside(
    d,
    pic.fill(
      roundRect(x + w * 0.07, y + h * 0.1, w * 0.06, h * 0.76, w * 0.03),
      pic.linear(0, 0, 0, 1, { 0: veil("#fff", 0.95), 1: veil("#fff", 0.25) }),
    ) +
      pic.fill(
        roundRect(x + w * 0.15, y + h * 0.1, w * 0.015, h * 0.7, 3),
        "#fff",
        'opacity=".55"',
      ) +
      pic.fill(roundRect(x + w * 0.91, y + h * 0.2, w * 0.022, h * 0.6, 4), "#fff", 'opacity=".5"'),
  );
