import type { Defs } from "./defs.ts";

const WARM = "#2a2420";

/** One light from the upper left, so every shadow falls to the lower right. */
export function createShadows(defs: Defs) {
  const pool = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    colour: string,
    o: number,
    b: number,
  ) =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${Number(o.toFixed(2))}" filter="${defs.blur(b)}"/>`;
  return {
    /** Goods that stand: wide ambient pool, shadow of the body, thin line of contact. */
    floor: (cx: number, y: number, rx: number, ry = rx * 0.09, strength = 1) =>
      pool(cx + rx * 0.1, y + ry * 0.5, rx * 1.12, ry * 1.5, WARM, 0.22 * strength, 26) +
      pool(cx + rx * 0.03, y, rx, ry * 0.62, WARM, 0.38 * strength, 10) +
      pool(cx, y - ry * 0.12, rx * 0.95, Math.max(3, ry * 0.2), "#120e0c", 0.5 * strength, 4),
    /** Goods that hang or lie flat: their silhouette, shifted and blurred twice. */
    wall: (d: string, strength = 1) => {
      const path = defs.store(d);
      const copy = (x: number, y: number, blur: number, opacity: number) =>
        `<use href="#${path}" fill="${WARM}" opacity="${Number((opacity * strength).toFixed(2))}" filter="${defs.blur(blur)}" transform="translate(${x} ${y})"/>`;
      return copy(26, 34, 28, 0.26) + copy(8, 11, 8, 0.26);
    },
  };
}
