import path from "node:path";
import sharp from "sharp";
import type { LocatePicture } from "./locate-picture.ts";

export type ImageSize = { width: number; height: number };

/** SPEC §8: failed image meta is zero size. */
const NO_SIZE: ImageSize = { width: 0, height: 0 };
/** There are some thousand pictures; a shop with more reads a few of them twice. */
const MAX_KNOWN = 10_000;

/** How large a picture is, read from its first bytes; a version in the address is no part of its name. */
export function createImageSizes(locate: LocatePicture) {
  const known = new Map<string, ImageSize>();
  return async (src: string): Promise<ImageSize> => {
    const size = known.get(src) ?? (await readSize(locate, src));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(src, size);
    return size;
  };
}

async function readSize(locate: LocatePicture, src: string): Promise<ImageSize> {
  try {
    const file = await locate(path.normalize(`/${src.replace(/\?.*$/, "")}`).slice(1));
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    return NO_SIZE;
  }
}
