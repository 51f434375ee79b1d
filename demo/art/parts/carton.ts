import { shade, tonesOf } from "../drawing/colour.ts";
import type { Picture } from "../drawing/picture.ts";

/** Folding box behind a bottle: lit front, shaded flank, foil line, the maker's name. */
export function carton(
  pic: Picture,
  at: { x: number; y: number; w: number; h: number },
  colour: string,
  foil: string,
  brand: string,
): string {
  const { x, y, w, h } = at;
  const tones = tonesOf(colour);
  const right = x + w;
  return [
    pic.floor(x + w * 0.55, y + h - 4, w * 0.6, 18),
    pic.fill(
      `M${right} ${y}L${right + 64} ${y - 18}L${right + 64} ${y + h - 26}L${right} ${y + h}Z`,
      pic.linear(0, 0, 1, 0, { 0: tones.dim, 1: tones.lo }),
    ),
    pic.fill(
      `M${x} ${y - 8}L${x + 60} ${y - 26}L${right + 64} ${y - 18}L${right} ${y}Z`,
      shade(colour, 0.6),
    ),
    pic.fill(
      `M${x} ${y - 8}L${right} ${y}L${right} ${y + h}L${x} ${y + h - 14}Z`,
      pic.linear(0, 0, 1, 1, { 0: shade(colour, 0.5), 0.5: colour, 1: tones.dim }),
    ),
    pic.line(
      `M${x + 18} ${y + 12}L${right - 18} ${y + 18}L${right - 18} ${y + h - 20}L${x + 18} ${y + h - 32}Z`,
      foil,
      2,
      'opacity=".8"',
    ),
    pic.line(`M${right} ${y}L${right} ${y + h}`, "#fff", 1.6, 'opacity=".7"'),
    pic.name(brand, x + w * 0.5, y + h * 0.22, {
      size: w * 0.1,
      colour: shade(foil, -0.35),
      spacing: w * 0.02,
      serif: true,
    }),
  ].join("");
}
