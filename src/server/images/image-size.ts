import path from "node:path";
import sharp from "sharp";
import type { FindPicture } from "./picture-source.ts";

export type ImageSize = { width: number; height: number };

/** SPEC §8: failed image meta is zero size. */
const NO_SIZE: ImageSize = { width: 0, height: 0 };
/** There are some thousand pictures; a shop with more reads a few of them twice. */
const MAX_KNOWN = 10_000;

/** How large a picture is, read from its first bytes; a version in the address is no part of its name. */
export function createImageSizes(find: FindPicture) {
  const known = new Map<string, ImageSize>();
  return async (src: string): Promise<ImageSize> => {
    const size = known.get(src) ?? (await readSize(find, src));
    if (known.size >= MAX_KNOWN) known.clear();
    // What could not be read once may be there again.
    if (size !== NO_SIZE) known.set(src, size);
    return size;
  };
}

async function readSize(find: FindPicture, src: string): Promise<ImageSize> {
  try {
    const source = await find(path.normalize(`/${src.replace(/\?.*$/, "")}`).slice(1));
    if (!source) return NO_SIZE;
    const { width, height } = await sharp(await source.read()).metadata();
    return { width, height };
  } catch {
    return NO_SIZE;
  }
}
