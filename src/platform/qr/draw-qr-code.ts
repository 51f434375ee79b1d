import { createRequire } from "node:module";

type Square = { x: number; y: number; w: number; color: string };
type Encoder = { measure: (node: { qr: string; eccLevel: "M" }) => { _canvas: Square[] } };

// The library's module that draws the code in the PDF; it has no types and is not exported by name.
const require = createRequire(import.meta.url);
const { default: encoder }: { default: Encoder } = require("pdfmake/js/qrEnc.js");

/** What a camera reads: rows of squares on a grid, as one path with strokes of width one. */
type QrCode = { size: number; path: string };

/** A QR code for the page, the same as in the PDF: each run of dark squares is one stroke. */
export function drawQrCode(text: string): QrCode {
  const [ground, ...dark] = encoder.measure({ qr: text, eccLevel: "M" })._canvas;
  const step = dark[0]?.w ?? 1;
  const isDark = new Set(dark.map(({ x, y }) => `${x / step} ${y / step}`));
  const size = (ground?.w ?? 0) / step;
  const rows = Array.from({ length: size }, (_, y) =>
    runsOf(size, (x) => isDark.has(`${x} ${y}`))
      .map(({ from, length }) => `M${from} ${y}.5h${length}`)
      .join(""),
  );
  return { size, path: rows.join("") };
}

function runsOf(size: number, isDark: (x: number) => boolean) {
  const runs: { from: number; length: number }[] = [];
  for (let x = 0; x < size; x++) {
    if (!isDark(x)) continue;
    const last = runs.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  }
  return runs;
}
