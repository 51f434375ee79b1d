import { lightness, mix } from "./colour.ts";
import { type Defs, veil } from "./defs.ts";

/** One subtle background per category: top, wall behind the goods, far corners. */
const PAPERS = {
  tech: ["#f2f3f5", "#e0e4e8", "#c8ced5"],
  shoes: ["#f4f1ec", "#e6e0d8", "#d2cabf"],
  clothes: ["#f4f2ed", "#e8e3db", "#d5cec3"],
  bags: ["#f5f0e8", "#e8dfd1", "#d5c8b6"],
  beauty: ["#f9f0ec", "#efe0d9", "#ddc8bf"],
  watches: ["#f0f1ef", "#dfe2dd", "#c8ccc6"],
} as const;
export type Ground = keyof typeof PAPERS;

const SHEET = "M0 0H1000V1000H0Z";

/** White goods would not stand out from white paper: the lighter they are, the darker the paper. */
export function paperMarkup(defs: Defs, ground: Ground, goods: string): string {
  const [top, wall, corner] = PAPERS[ground];
  const depth = Math.min(1, Math.max(0, (lightness(goods) - 0.8) / 0.16));
  const [a, b] = [mix(top, wall, depth * 0.9), mix(wall, corner, depth * 0.75)];
  const sweep = defs.linear(0, 0, 0, 1, { 0: a, 0.62: b, 0.8: mix(a, b, 0.6), 1: a });
  const pool = defs.radial(0.3, 0.22, 0.85, {
    0: veil("#fff", Number((0.8 - depth * 0.45).toFixed(2))),
    0.55: veil("#fff", 0.1),
    1: veil(corner, 0.5),
  });
  return `<path d="${SHEET}" fill="${sweep}"/><path d="${SHEET}" fill="${pool}"/>`;
}
