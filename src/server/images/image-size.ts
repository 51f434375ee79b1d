import path from "node:path";
import sharp from "sharp";
import type { FindPicture } from "./picture-source.ts";

type ImageSize = { width: number; height: number };

/** SPEC §8: failed image meta is zero size. */
const NO_SIZE: ImageSize = { width: 0, height: 0 };
/** There are some thousand pictures; a shop with more reads a few of them twice. */
const MAX_KNOWN = 10_000;

/** For so long a page waits for a size; where the store hangs, it is shown without. */
const MOST_WAIT_MS = 200;

/** How large a picture is, read from its first bytes; a version in the address is no part of its name. */
export function createImageSizes(find: FindPicture, mostWaitMs = MOST_WAIT_MS) {
  const known = new Map<string, ImageSize>();
  const reading = new Map<string, Promise<ImageSize>>();

  async function read(src: string): Promise<ImageSize> {
    const size = await readSize(find, src);
    reading.delete(src);
    if (known.size >= MAX_KNOWN) known.clear();
    // What could not be read once may be there again.
    if (size !== NO_SIZE) known.set(src, size);
    return size;
  }

  /** One read for all who ask meanwhile: it goes on for the next page when this one no longer waits. */
  function readOnce(src: string): Promise<ImageSize> {
    const under = reading.get(src) ?? read(src);
    reading.set(src, under);
    return under;
  }

  return async (src: string): Promise<ImageSize> => {
    const size = known.get(src);
    if (size) return size;
    const late = Promise.withResolvers<ImageSize>();
    const timer = setTimeout(() => late.resolve(NO_SIZE), mostWaitMs);
    try {
      return await Promise.race([readOnce(src), late.promise]);
    } finally {
      clearTimeout(timer);
    }
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
