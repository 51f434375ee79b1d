import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { createWorkQueue } from "#core/work-queue.ts";
import type { DiskCache } from "./disk-cache.ts";
import { type ImageRequest, type ImageTransform, isOwnPicture } from "./image-request.ts";
import type { FindPicture, PictureSource } from "./picture-source.ts";

// Results are cached on disk; libvips would also keep up to 50 MB of pictures in memory that are not needed again.
sharp.cache(false);

export type MadeImage = { bytes: NonSharedBuffer; type: string; etag: string; version: string };

/** Larger than any photograph that we get; a decompression bomb is refused. */
const MAX_PIXELS = 50_000_000;
/** A higher effort makes files hardly smaller and visitors wait longer. */
const WEBP_EFFORT = 4;
const AVIF_EFFORT = 2;
const TYPES: Readonly<Record<string, string>> = { jpg: "jpeg" };

type Options = {
  find: FindPicture;
  /** Separate caches for sizes of our own pages and for others, so that foreign requests do not push out our own. */
  caches: { own: DiskCache; others: DiskCache };
  onError: (error: Error) => void;
};

/** Makes each picture once: reads it from the disk cache, or else converts it, a few at a time. */
export function createImageMaker({ find, caches, onError }: Options) {
  const lines = {
    own: createWorkQueue<NonSharedBuffer>({ atOnce: 2, waiting: 200 }),
    others: createWorkQueue<NonSharedBuffer>({ atOnce: 1, waiting: 50 }),
  };

  async function convert(
    { read }: PictureSource,
    made: ImageTransform,
    save: (bytes: NonSharedBuffer) => Promise<void>,
  ) {
    const bytes = await encode(await read(), made);
    // A full disk must not prevent the response.
    await save(bytes).catch(onError);
    return bytes;
  }

  /**
   * Undefined if there is no such picture. Starts no work for a client that is `leaving`. A cached image needs no
   * original, so it is served even while the store is down.
   */
  return async function makeImage(
    request: ImageRequest,
    { leaving, version: named }: { leaving: AbortSignal; version?: string | undefined },
  ): Promise<MadeImage | undefined> {
    const { made } = request;
    const source = await find(request.file, named);
    if (!source) return undefined;
    const { version } = source;
    if (!made) {
      const extension = path.extname(request.file).slice(1);
      const type = `image/${TYPES[extension] ?? extension}`;
      return { bytes: Buffer.from(await source.read()), type, etag: `"${version}"`, version };
    }
    const key = `${hash(version + JSON.stringify(request))}.${made.format}`;
    const whose = isOwnPicture(made) ? "own" : "others";
    const cache = caches[whose];
    const make = () => convert(source, made, (bytes) => cache.write(key, bytes));
    const bytes =
      (await cache.read(key).catch(() => undefined)) ?? (await lines[whose](key, make, leaving));
    return { bytes, type: `image/${made.format}`, etag: `"${key}"`, version };
  };
}

function encode(
  bytes: Uint8Array,
  { width, height, format, quality }: ImageTransform,
): Promise<NonSharedBuffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const resized =
    width === undefined && height === undefined
      ? picture
      : picture.resize({ width, height, withoutEnlargement: true });
  if (format === "webp") return resized.webp({ quality, effort: WEBP_EFFORT }).toBuffer();
  if (format === "avif") return resized.avif({ quality, effort: AVIF_EFFORT }).toBuffer();
  return resized
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
