import { board, type Pixels, picturePaint, readPixels } from "./paints.ts";
import type { Paint } from "./solid.ts";

const PER_CM = 16;

/** Bars and lines of a label without a name. */
function label(x: number, y: number, seed: number): string {
  const bars = Array.from({ length: 34 }, (_, i) => {
    const wide = 1 + ((seed * 7 + i * i * 13) % 3);
    return `<rect x="${12 + i * 5}" y="112" width="${wide}" height="44"/>`;
  });
  const lines = [60, 92, 74, 48].map(
    (wide, i) => `<rect x="12" y="${20 + i * 13}" width="${wide}" height="${i === 0 ? 8 : 5}"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${(seed % 5) - 2})"><rect width="192" height="168" rx="3" fill="#f4f3ee"/><g fill="#24262a">${bars.join("")}${lines.join("")}<rect x="12" y="80" width="168" height="2"/><rect x="12" y="90" width="120" height="5"/><rect x="12" y="99" width="80" height="5"/><rect x="132" y="18" width="48" height="48" rx="4" fill="none" stroke="#24262a" stroke-width="5"/><path d="M142 58 158 28l14 30z"/></g></g>`;
}

const tape = (wide: number, tall: number, at: number) =>
  `<rect x="0" y="${at - 26}" width="${wide}" height="52" fill="#cfa56a" opacity=".75"/><rect x="0" y="${at - 26}" width="${wide}" height="3" fill="#fff" opacity=".25"/><rect x="0" y="${at + 22}" width="${wide}" height="3" fill="#000" opacity=".12"/><rect x="0" y="${at - 1}" width="${wide}" height="2" fill="#7d5a34" opacity=".5"/><rect width="${wide}" height="${tall}" fill="none"/>`;

/** Ink, tape and paper on top of the board. */
async function over(under: Paint, wide: number, tall: number, marks: string): Promise<Paint> {
  const [w, h] = [Math.round(wide * PER_CM), Math.round(tall * PER_CM)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${marks}</svg>`;
  const { default: sharp } = await import("sharp");
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour: Pixels = {
    width: w,
    height: h,
    values: Float32Array.from(
      { length: w * h * 3 },
      (_, i) => ((data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0) / 255) ** 2.2,
    ),
  };
  const cover: Pixels = {
    width: w,
    height: h,
    values: Float32Array.from(
      { length: w * h * 3 },
      (_, i) => (data[Math.floor(i / 3) * 4 + 3] ?? 0) / 255,
    ),
  };
  const [ink, mask] = [picturePaint(colour), picturePaint(cover)];
  return (u, v) => {
    const [below, above, part] = [under(u, v), ink(u, v), mask(u, v)[0]];
    return [0, 1, 2].map((c) => {
      const i = c as 0 | 1 | 2;
      return below[i] * (1 - part) + above[i] * part;
    }) as [number, number, number];
  };
}

export type Skin = { top: Paint; side: Paint; end: Paint; inside: Paint };

/** A closed box: taped along its length, its label beside the tape, arrows on a side. */
export async function boxSkin(
  tone: string,
  [long, tall, wide]: readonly number[],
  seed: number,
): Promise<Skin> {
  const [l = 30, h = 15, w = 20] = [long, tall, wide];
  const [lw, ww, hw] = [l, w, h].map((side) => Math.round(side * PER_CM)) as [
    number,
    number,
    number,
  ];
  const shrink = Math.min(1, (ww * 0.46) / 180, (lw * 0.5) / 200);
  const sticker = `<g transform="translate(${lw * 0.07} ${ww * 0.06}) scale(${shrink})">${label(0, 0, seed)}</g>`;
  const arrows = `<g fill="none" stroke="#5b4127" stroke-width="5" opacity=".7" transform="translate(${lw * 0.8} ${Math.max(8, hw * 0.3)}) scale(${Math.min(1, hw / 220)})"><path d="M14 70V16M0 30 14 12l14 18M54 70V16M40 30 54 12l14 18M-6 84h80"/></g>`;
  const endTape = `<rect x="${ww / 2 - 26}" y="0" width="52" height="${Math.min(hw, 90)}" fill="#cfa56a" opacity=".75"/>`;
  return {
    top: await over(board(tone, l, w), l, w, tape(lw, ww, ww / 2) + sticker),
    side: await over(board(tone, l, h), l, h, arrows),
    end: await over(board(tone, w, h), w, h, endTape),
    inside: board(tone, l, h),
  };
}

const SEGMENTS = [
  "abcdef",
  "bc",
  "abged",
  "abgcd",
  "fgbc",
  "afgcd",
  "afgedc",
  "abc",
  "abcdefg",
  "abcdfg",
];
const BARS: Record<string, string> = {
  a: "M4 0h24l-5 6H9z",
  b: "M32 3v24l-6-4V9z",
  c: "M32 31v24l-6-6V35z",
  d: "M4 58h24l-5-6H9z",
  e: "M0 31v24l6-6V35z",
  f: "M0 3v24l6-4V9z",
  g: "M5 29l4-3h14l4 3-4 3H9z",
};

/** The digits of a scale's display. */
export async function scaleDisplay(kilograms: number): Promise<Paint> {
  let x = 0;
  const digits = [...kilograms.toFixed(2)].map((sign) => {
    if (sign === ".") {
      x += 10;
      return `<rect x="${x - 8}" y="52" width="6" height="6"/>`;
    }
    const bars = [...(SEGMENTS[Number(sign)] ?? "")].map((bar) => `<path d="${BARS[bar]}"/>`);
    x += 42;
    return `<g transform="translate(${x - 42} 0)">${bars.join("")}</g>`;
  });
  const kg = `<g transform="translate(${x + 6} 34)" fill="none" stroke="#16241a" stroke-width="4"><path d="M2 0v24M14 8 3 17l11 8M32 10a7 7 0 1 0 0 12M34 8v20q0 6-8 6"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="96"><rect width="280" height="96" fill="#22262b"/><rect x="10" y="8" width="260" height="80" rx="5" fill="#a9bfa3"/><g transform="translate(36 20)" fill="#16241a"><g>${digits.join("")}</g>${kg}</g></svg>`;
  return picturePaint(await readPixels(Buffer.from(svg), 280, 96));
}

/** Racks with boxes on them, far behind and out of focus. */
export async function racks(): Promise<Paint> {
  const tones = ["#b58b5c", "#a77c4e", "#c49a69", "#8f6d49", "#d1b48c", "#9a9fa6"];
  const boxes = Array.from({ length: 96 }, (_, i) => {
    const [column, row] = [i % 16, Math.floor(i / 16)];
    const tall = 44 + ((i * 37) % 34);
    const wide = 40 + ((i * 23) % 26);
    return `<rect x="${column * 76 + ((i * 11) % 14)}" y="${row * 110 + 92 - tall}" width="${wide}" height="${tall}" fill="${tones[(i * 7) % 6]}"/>`;
  });
  const shelves = Array.from(
    { length: 6 },
    (_, row) => `<rect x="0" y="${row * 110 + 92}" width="1200" height="12" fill="#d9772b"/>`,
  );
  const posts = [0, 300, 600, 900, 1190].map(
    (x) => `<rect x="${x}" y="0" width="14" height="660" fill="#2d4a73"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="660"><rect width="1200" height="660" fill="#4a4d52"/>${boxes.join("")}${shelves.join("")}${posts.join("")}</svg>`;
  const { default: sharp } = await import("sharp");
  const blurred = await sharp(Buffer.from(svg)).blur(16).png().toBuffer();
  return picturePaint(await readPixels(blurred, 600, 330));
}
