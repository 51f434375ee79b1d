import type { Tones } from "./colour.ts";
import type { Defs } from "./defs.ts";

/** A curve "M p0 C p1 p2 p3", how wide the fold opens and how deep it looks. */
export type Fold = readonly [d: string, width: number, depth: number];

/** Folds, seams, zips and ribs. */
export function createCloth(defs: Defs) {
  function fold(d: string, tones: Tones, width = 16, blur = 9, depth = 0.4): string {
    const path = defs.store(crescent(d, width * 0.82));
    const move = width * 0.95;
    const soft = defs.blur(Number((blur * 0.62).toFixed(1)));
    const ridge = `<use href="#${path}" fill="${tones.hi}" opacity="${(depth * 1.25).toFixed(2)}" transform="translate(${-move.toFixed(0)} ${-(move * 0.5).toFixed(0)})"/>`;
    const valley = `<use href="#${path}" fill="${tones.deep}" opacity="${(depth * 1.15).toFixed(2)}"/>`;
    return `<g filter="${soft}">${ridge}${valley}</g>`;
  }
  const dashed = (d: string, colour: string, width: number, dashes: string, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="butt" opacity="${opacity}"/>`;

  return {
    /** A dark valley that tapers at both ends, with a lit ridge on its upper-left bank. */
    fold,
    /** Many folds; equal ones share a path, so that the file stays small. */
    folds: (list: readonly Fold[], tones: Tones, blur = 9) => {
      const alike = new Map<string, string>();
      for (const [d, width, depth] of list) {
        const key = `${Math.round(width / 6) * 6} ${(Math.round(depth / 0.08) * 0.08).toFixed(2)}`;
        alike.set(key, (alike.get(key) ?? "") + d);
      }
      return [...alike]
        .map(([key, d]) => {
          const [width = 0, depth = 0] = key.split(" ").map(Number);
          return fold(d, tones, width, blur, depth);
        })
        .join("");
    },
    stitch: (d: string, colour: string, width = 2.4, opacity = 0.8) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="8 5" opacity="${opacity}"/>`,
    /** Ribs, treads and knurls are drawn as the dashes of one wide stroke. */
    ribs: (d: string, colour: string, height: number, dashes = "3.5 6", opacity = 0.5) =>
      dashed(d, colour, height, dashes, opacity),
    zip: (d: string, metal: string, width = 9) =>
      dashed(d, "#0c0c0e", width * 1.7, "none", 0.75) + dashed(d, metal, width, "3.5 3", 1),
  };
}

function crescent(d: string, open: number): string {
  return d.replace(/M([^MC]+)C([^MC]+)/g, (_, start: string, curve: string) => {
    const v = `${start} ${curve}`.trim().split(/[ ,]+/).map(Number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = v;
    const length = Math.hypot(x3 - x0, y3 - y0) || 1;
    const [nx, ny] = [(-(y3 - y0) / length) * open, ((x3 - x0) / length) * open];
    const near = (side: number) => `${Math.round(x1 + side * nx)} ${Math.round(y1 + side * ny)}`;
    const far = (side: number) => `${Math.round(x2 + side * nx)} ${Math.round(y2 + side * ny)}`;
    return `M${x0} ${y0}C${near(1)} ${far(1)} ${x3} ${y3}C${far(-1)} ${near(-1)} ${x0} ${y0}Z`;
  });
}
