import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { createWorkQueue } from "#core/work-queue.ts";
import { uploadedVersion } from "#features/catalogue/domain/picture-url.ts";
import type { PictureVersions } from "../caches/picture-versions.ts";
import type { DiskCache } from "./disk-cache.ts";
import { type ImageRequest, type ImageTransform, isOwnPicture } from "./image-request.ts";
import type { LocatePicture } from "./locate-picture.ts";

// What is made is kept on the disk: libvips would hold up to 50 MB of pictures that nobody asks for again.
sharp.cache(false);

export type MadeImage = { bytes: NonSharedBuffer; type: string; etag: string; version: string };

/** Larger than any photograph we are given; a bomb is refused. */
const MAX_PIXELS = 50_000_000;
/** More effort makes files hardly smaller and visitors wait. */
const WEBP_EFFORT = 4;
const AVIF_EFFORT = 2;
const TYPES: Readonly<Record<string, string>> = { jpg: "jpeg" };

type Options = {
  /** Where a picture lies; undefined where there is none. */
  locate: LocatePicture;
  versions: Pick<PictureVersions, "read">;
  /** Pictures of our own pages, and whatever else is asked for: what strangers ask pushes out none of ours. */
  caches: { own: DiskCache; others: DiskCache };
  onError: (error: Error) => void;
};

/** Makes each picture once: from the disk where it was made before, else converted, a few at a time. */
export function createImageMaker({ locate, versions, caches: shelves, onError }: Options) {
  const lines = {
    own: createWorkQueue<NonSharedBuffer>({ atOnce: 2, waiting: 200 }),
    others: createWorkQueue<NonSharedBuffer>({ atOnce: 1, waiting: 50 }),
  };

  async function convert(
    file: string,
    made: ImageTransform,
    keep: (bytes: NonSharedBuffer) => Promise<void>,
  ) {
    const bytes = await encode(file, made);
    // A full disk is no reason to show nothing.
    await keep(bytes).catch(onError);
    return bytes;
  }

  /** Undefined where there is no such picture. Nothing is begun for who is `leaving`. */
  return async function makeImage(
    request: ImageRequest,
    leaving: AbortSignal,
  ): Promise<MadeImage | undefined> {
    const { made } = request;
    const file = await locate(request.file);
    const version = uploadedVersion(request.file) ?? (await versions.read(request.file));
    if (!version || !file) return undefined;
    if (!made) {
      const extension = path.extname(file).slice(1);
      const type = `image/${TYPES[extension] ?? extension}`;
      return { bytes: await readFile(file), type, etag: `"${version}"`, version };
    }
    const key = `${hash(version + JSON.stringify(request))}.${made.format}`;
    const whose = isOwnPicture(made) ? "own" : "others";
    const shelf = shelves[whose];
    const make = () => convert(file, made, (bytes) => shelf.write(key, bytes));
    const bytes =
      (await shelf.read(key).catch(() => undefined)) ?? (await lines[whose](key, make, leaving));
    return { bytes, type: `image/${made.format}`, etag: `"${key}"`, version };
  };
}

function encode(
  file: string,
  { width, height, format, quality }: ImageTransform,
): Promise<NonSharedBuffer> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS });
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
