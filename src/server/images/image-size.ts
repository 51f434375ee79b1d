import path from "node:path";
import sharp from "sharp";
import type { FindPicture } from "./picture-source.ts";

type ImageSize = { width: number; height: number };

/** SPEC §8: failed image meta is zero size. */
const NO_SIZE: ImageSize = { width: 0, height: 0 };
/** A shop has some thousand pictures; beyond this number the known sizes are forgotten and read again. */
const MAX_KNOWN = 10_000;

/** The longest time that a page waits for a size; if the store hangs, the page is shown without it. */
const MOST_WAIT_MS = 200;

/** Reads how large pictures are. A version in the address is not part of the file's name. */
export function createImageSizes(find: FindPicture, mostWaitMs = MOST_WAIT_MS) {
  const known = new Map<string, ImageSize>();
  const reading = new Map<string, Promise<ImageSize>>();

  async function read(src: string): Promise<ImageSize> {
    const size = await readSize(find, src);
    reading.delete(src);
    if (known.size >= MAX_KNOWN) known.clear();
    // A failed read is not cached, so that the picture is tried again.
    if (size !== NO_SIZE) known.set(src, size);
    return size;
  }

  /** Concurrent requests share one read, which continues for the next page if this one stops waiting. */
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
