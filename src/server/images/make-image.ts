import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { inTurns } from "#core/in-turns.ts";
import type { DiskShelf } from "./disk-shelf.ts";
import type { ImageRequest, MadeTo } from "./image-request.ts";
import type { PictureVersions } from "./picture-versions.ts";

export type MadeImage = { bytes: Buffer; type: string; etag: string; version: string };

/** Larger than any photograph we are given; a bomb is refused. */
const MAX_PIXELS = 50_000_000;
/** More effort makes files hardly smaller and visitors wait. */
const WEBP_EFFORT = 4;
const TYPES: Readonly<Record<string, string>> = { jpg: "jpeg" };

type Options = {
  picturesDir: string;
  versions: Pick<PictureVersions, "read">;
  shelf: DiskShelf;
  onError: (error: Error) => void;
};

/** Makes each picture once: from the disk where it was made before, else converted, a few at a time. */
export function createImageMaker({ picturesDir, versions, shelf, onError }: Options) {
  const convertInTurn = inTurns<Buffer>({ atOnce: 2, waiting: 200 });

  async function convert(file: string, made: MadeTo, key: string): Promise<Buffer> {
    const bytes = await encode(file, made);
    // A full disk is no reason to show nothing.
    await shelf.write(key, bytes).catch(onError);
    return bytes;
  }

  /** Undefined where there is no such picture. Nothing is begun for who is `leaving`. */
  return async function makeImage(
    request: ImageRequest,
    leaving: AbortSignal,
  ): Promise<MadeImage | undefined> {
    const { made } = request;
    const file = path.join(picturesDir, request.file);
    const version = await versions.read(request.file);
    if (!version) return undefined;
    if (!made) {
      const extension = path.extname(file).slice(1);
      const type = `image/${TYPES[extension] ?? extension}`;
      return { bytes: await readFile(file), type, etag: `"${version}"`, version };
    }
    const key = `${hash(version + JSON.stringify(request))}.${made.format}`;
    const bytes =
      (await shelf.read(key).catch(() => undefined)) ??
      (await convertInTurn(key, () => convert(file, made, key), leaving));
    return { bytes, type: `image/${made.format}`, etag: `"${key}"`, version };
  };
}

function encode(file: string, { width, format, quality }: MadeTo): Promise<Buffer> {
  const resized = sharp(file, { limitInputPixels: MAX_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  if (format === "webp") return resized.webp({ quality, effort: WEBP_EFFORT }).toBuffer();
  return resized
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
