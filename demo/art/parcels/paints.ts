import sharp from "sharp";
import type { Colour, Paint } from "./solid.ts";

/** Converts screen values to amounts of light. */
const linear = (byte: number): number => (byte / 255) ** 2.2;
export const hex = (text: string): Colour => {
  const at = (i: number) => linear(Number.parseInt(text.slice(i, i + 2), 16));
  return [at(1), at(3), at(5)];
};

export type Pixels = { width: number; height: number; values: Float32Array };

export async function readPixels(
  source: Buffer | string,
  width: number,
  height: number,
): Promise<Pixels> {
  const data = await sharp(source)
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, values: Float32Array.from(data, linear) };
}

/** A picture mapped onto a face, with interpolation between its pixels. */
export function picturePaint({ width, height, values }: Pixels): Paint {
  return (u, v) => {
    const x = Math.min(Math.max(u, 0), 0.99999) * (width - 1);
    const y = Math.min(Math.max(1 - v, 0), 0.99999) * (height - 1);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const at = (dx: number, dy: number, c: number) =>
      values[((top + dy) * width + left + dx) * 3 + c] ?? 0;
    const mix = (c: number) =>
      (at(0, 0, c) * (1 - fx) + at(1, 0, c) * fx) * (1 - fy) +
      (at(0, 1, c) * (1 - fx) + at(1, 1, c) * fx) * fy;
    return [mix(0), mix(1), mix(2)];
  };
}

const hash = (x: number, y: number): number => {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
};
/** Smooth noise, from 0 to 1. */
export function uneven(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top].map((f) => f * f * (3 - 2 * f)) as [number, number];
  const row = (dy: number) => hash(left, top + dy) * (1 - fx) + hash(left + 1, top + dy) * fx;
  return row(0) * (1 - fy) + row(1) * fy;
}

export const solidPaint = (text: string): Paint => {
  const colour = hex(text);
  return () => colour;
};

export const scaled = (colour: Colour, by: number): Colour => [
  colour[0] * by,
  colour[1] * by,
  colour[2] * by,
];

/** Corrugated board: faint ribs, darker at its worn edges. */
export function board(text: string, wide: number, tall: number): Paint {
  const colour = hex(text);
  return (u, v) => {
    const ribs = 1 + 0.02 * Math.sin(u * wide * 9);
    const patches = 0.9 + 0.14 * uneven(u * wide * 0.35, v * tall * 0.35);
    const fibres = 0.96 + 0.08 * uneven(u * wide * 6, v * tall * 1.5);
    const edge = Math.min(u * wide, (1 - u) * wide, v * tall, (1 - v) * tall);
    const worn = edge < 0.35 ? 0.86 + 0.4 * edge : 1;
    return scaled(colour, ribs * patches * fibres * worn);
  };
}

/** The table: pale wood with grain along it. */
const WOOD = hex("#a88a66");
export const wood: Paint = (u, v) => {
  const plank = Math.floor(v * 9);
  const seam = (v * 9) % 1 < 0.012 ? 0.55 : 1;
  const grain = 0.86 + 0.2 * uneven(u * 9 + plank * 17, v * 420) + 0.06 * uneven(u * 60, v * 1600);
  const tone = 0.92 + 0.13 * hash(plank, 3);
  return scaled(WOOD, grain * tone * seam);
};
