import type { Defs } from "./defs.ts";

export type Lettering = {
  size: number;
  colour: string;
  spacing?: number;
  serif?: boolean;
  weight?: number;
  extra?: string;
};

/** Basic pen and brush strokes; each returns markup to be placed by the caller. */
export function createMarks(defs: Defs) {
  const fill = (d: string, paint: string, extra = "") =>
    `<path d="${d}" fill="${paint}" ${extra}/>`;
  const line = (d: string, colour: string, width: number, extra = "") =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra}/>`;
  const text = (words: string, x: number, y: number, style: Lettering) => {
    const { size, colour, spacing = 0, serif = false, weight = 400, extra = "" } = style;
    const face = serif ? SERIF : SANS;
    return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${face}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}" fill="${colour}" ${extra}>${escapeText(words)}</text>`;
  };
  return {
    fill,
    line,
    text,
    /** A brand's name in capitals; a name too long for the space of about six letters is set smaller. */
    name: (brand: string, x: number, y: number, style: Lettering) => {
      const fit = Math.min(1, 6.5 / brand.length);
      const { size, spacing = 0 } = style;
      return text(brand.toUpperCase(), x, y, {
        ...style,
        size: size * fit,
        spacing: spacing * fit,
      });
    },
    /** Blurred shape: shadow, glow, highlight. */
    soft: (d: string, colour: string, blur: number, opacity = 1) =>
      fill(d, colour, `opacity="${opacity}" filter="${defs.blur(blur)}"`),
    /** Blurred line: a crease, a rim. */
    brush: (d: string, colour: string, width: number, blur: number, opacity = 1) =>
      line(d, colour, width, `opacity="${opacity}" filter="${defs.blur(blur)}"`),
    inside: (d: string, content: string) => `<g clip-path="${defs.clip(d)}">${content}</g>`,
    moved: (x: number, y: number, content: string) =>
      `<g transform="translate(${x} ${y})">${content}</g>`,
    rotated: (angle: number, x: number, y: number, content: string) =>
      `<g transform="rotate(${angle} ${x} ${y})">${content}</g>`,
  };
}
export type Marks = ReturnType<typeof createMarks>;

const SANS = "Jost,Arial,sans-serif";
const SERIF = "Georgia,Liberation Serif,serif";

export const escapeText = (words: string): string =>
  words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
