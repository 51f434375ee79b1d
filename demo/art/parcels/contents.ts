import path from "node:path";
import sharp from "sharp";
import { GOODS_FOLDER } from "../manifest.ts";
import { hex, type Pixels, picturePaint, readPixels, scaled, uneven } from "./paints.ts";
import type { Paint } from "./solid.ts";

/** The contents of an opened box: pictures of goods, or flat things that no family draws. */
export type Content =
  | { picture: string; x: number; y: number; size: number; turn?: number }
  | { drawing: string };

const SHEET = 1000;

/** The pictures have pale paper as background: it becomes white, so that the goods can lie on any surface. */
async function cutOut(file: string, size: number, turn: number): Promise<Buffer> {
  const { data, info } = await sharp(path.join(GOODS_FOLDER, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [0, 1, 2].map((c) => data[(4 * info.width + 4) * 3 + c] ?? 255);
  for (let i = 0; i < data.length; i++)
    data[i] = Math.min(255, (((data[i] ?? 0) * 255) / (ground[i % 3] ?? 255)) * 1.02);
  return sharp(data, { raw: info })
    .resize(size, size)
    .rotate(turn, { background: "#ffffff" })
    .png()
    .toBuffer();
}

async function sheetOf(contents: readonly Content[], aspect: number): Promise<Pixels> {
  const tall = Math.round(SHEET / aspect);
  const layers = await Promise.all(
    contents.map(async (one) => {
      if ("drawing" in one) {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 700" preserveAspectRatio="none" width="${SHEET}" height="${tall}"><rect width="1000" height="700" fill="#fff"/>${one.drawing}</svg>`;
        return { input: await sharp(Buffer.from(svg)).png().toBuffer(), left: 0, top: 0 };
      }
      const size = Math.round(one.size * Math.min(SHEET, tall));
      const input = await cutOut(one.picture, size, one.turn ?? 0);
      const { width = size, height = size } = await sharp(input).metadata();
      const left = Math.round(one.x * SHEET - width / 2);
      const top = Math.round(one.y * tall - height / 2);
      const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
      const kept = {
        width: Math.min(width - cut.left, SHEET - Math.max(0, left)),
        height: Math.min(height - cut.top, tall - Math.max(0, top)),
      };
      return {
        input: await sharp(input)
          .extract({ ...cut, ...kept })
          .png()
          .toBuffer(),
        left: Math.max(0, left),
        top: Math.max(0, top),
      };
    }),
  );
  const paper = sharp({
    create: { width: SHEET, height: tall, channels: 3, background: "#ffffff" },
  });
  const png = await paper
    .composite(layers.map((layer) => ({ ...layer, blend: "multiply" as const })))
    .png()
    .toBuffer();
  return readPixels(png, SHEET, tall);
}

/** Goods on crumpled packing paper. */
export async function contentsPaint(contents: readonly Content[], aspect: number): Promise<Paint> {
  const goods = picturePaint(await sheetOf(contents, aspect));
  const paper = hex("#d9d2c2");
  return (u, v) => {
    const [r, g, b] = goods(u, v);
    const x = u * 11;
    const y = (v * 11) / aspect;
    const fold = Math.abs(uneven(x, y) - uneven(x + 1.7, y + 0.6));
    const crumpled = 0.62 + 0.5 * fold + 0.1 * uneven(x * 4, y * 4);
    const [pr, pg, pb] = scaled(paper, crumpled);
    return [pr * r, pg * g, pb * b];
  };
}
