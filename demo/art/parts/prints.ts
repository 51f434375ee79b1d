import { shade, type Tones } from "../drawing/colour.ts";
import type { Picture } from "../drawing/picture.ts";

/** Cloth patterns as a paint to lay over the cloth; plain cloth has none. */
const PRINTS = [
  "plain",
  "stripe",
  "pinstripe",
  "check",
  "gingham",
  "dots",
  "floral",
  "leaves",
  "denim",
] as const;
export type Print = (typeof PRINTS)[number];

type Dye = { ink: string; tones: Tones };

const FLOWER =
  '<circle cx="20" cy="14" r="7"/><circle cx="30" cy="22" r="7"/><circle cx="24" cy="32" r="7"/><circle cx="12" cy="30" r="7"/><circle cx="10" cy="19" r="7"/>';
const LEAF =
  '<path d="M8 40q2-24 26-32-2 24-26 32zM60 84q-6-22 10-38 10 22-10 38zM70 20q14-12 22 2-12 8-22-2z"/>';

const WEAVES: Record<Exclude<Print, "plain">, (pic: Picture, dye: Dye) => string> = {
  stripe: (pic, { ink }) =>
    pic.pattern(20, 20, `<path d="M0 0h5v20H0z" fill="${ink}" opacity=".75"/>`),
  pinstripe: (pic, { ink }) =>
    pic.pattern(34, 34, `<path d="M0 0h2.5v34H0z" fill="${ink}" opacity=".6"/>`),
  check: (pic, { ink, tones }) =>
    pic.pattern(
      104,
      104,
      `<g fill="${ink}" opacity=".42"><path d="M0 0h44v104H0z"/><path d="M0 0h104v44H0z"/></g><g fill="${tones.hi}" opacity=".7"><path d="M70 0h4v104h-4z"/><path d="M0 70h104v4H0z"/></g>`,
    ),
  gingham: (pic, { ink }) =>
    pic.pattern(
      52,
      52,
      `<g fill="${ink}" opacity=".5"><path d="M0 0h24v52H0z"/><path d="M0 0h52v24H0z"/></g>`,
    ),
  dots: (pic, { ink }) =>
    pic.pattern(
      46,
      46,
      `<circle cx="11" cy="11" r="5.5" fill="${ink}"/><circle cx="34" cy="34" r="5.5" fill="${ink}"/>`,
    ),
  floral: (pic, { ink }) =>
    pic.pattern(
      92,
      84,
      `<g fill="${ink}">${FLOWER}<path d="M56 58q14-12 22 2-12 8-22-2zM70 64q4 12-6 16-4-10 6-16z" opacity=".7"/></g><circle cx="19" cy="23" r="5" fill="${shade(ink, -0.35)}"/>`,
      "rotate(8)",
    ),
  leaves: (pic, { ink }) =>
    pic.pattern(100, 92, `<g fill="${ink}" opacity=".8">${LEAF}</g>`, "rotate(-12)"),
  denim: (pic, { tones }) =>
    pic.pattern(5, 5, `<path d="M0 5L5 0" stroke="${tones.hi}" stroke-width="1.2" opacity=".35"/>`),
};

/** Returns a function that draws the print over an outline; nothing if the cloth is plain. */
export function printOf(pic: Picture, print: Print, dye: Dye): (d: string) => string {
  if (print === "plain") return () => "";
  const weave = WEAVES[print](pic, dye);
  return (d) => pic.fill(d, weave);
}
