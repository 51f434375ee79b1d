import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ArtBrowser } from "./art-browser.ts";
import { GOODS_FOLDER } from "./manifest.ts";

const SIZE = 800;
const COLUMNS = 2;
export const BATCH = COLUMNS * COLUMNS;

/** The best quality for about 4 kB: soft paper and shadows need few bytes, and edges stay crisp. */
const AVIF = { quality: 25, effort: 1, tune: "iq", chromaSubsampling: "4:2:0" } as const;

/** Part of every fingerprint: a changed recipe redraws all pictures. */
export const RECIPE = JSON.stringify([SIZE, AVIF]);

type Drawing = { file: string; svg: string };

/** Renders a batch of drawings and writes each as AVIF; returns each picture's colour. */
export async function rasterize(
  browser: ArtBrowser,
  pictures: readonly Drawing[],
): Promise<() => Promise<string[]>> {
  mkdirSync(GOODS_FOLDER, { recursive: true });
  const sheet = await browser.capture(
    pictures.map(({ svg }) => svg),
    SIZE,
    COLUMNS,
  );
  const { data, info } = await sharp(sheet)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () =>
    Promise.all(
      pictures.map(({ file }, at) => {
        const place = { left: (at % COLUMNS) * SIZE, top: Math.floor(at / COLUMNS) * SIZE };
        const cut = sharp(data, { raw: info }).extract({ ...place, width: SIZE, height: SIZE });
        return save(cut, file);
      }),
    );
}

async function save(cut: Sharp, file: string): Promise<string> {
  const middle = cut.clone().resize(3, 3, { fit: "fill", kernel: "cubic" }).raw().toBuffer();
  await cut.avif(AVIF).toFile(path.join(GOODS_FOLDER, file));
  return hexAt(await middle, 4);
}

/** The middle of nine cells shows mostly the goods, with little paper. */
const hexAt = (pixels: Buffer, cell: number): string =>
  `#${pixels.subarray(cell * 3, cell * 3 + 3).toString("hex")}`;
