import { createHash } from "node:crypto";
import sharp from "sharp";
import { fail, type Result, succeed } from "#core/result.ts";
import { cropStart } from "../../domain/picture-crop.ts";

/** The centre of the square, as fractions of the picture's sides. */
export type Focus = { x: number; y: number };
type CroppedPicture = { file: string; bytes: Buffer; colour: string };

/** More pixels than any photograph has; larger pictures may be decompression bombs and are refused. */
const MAX_PIXELS = 50_000_000;
/** The largest side that pages show. */
const MOST = 1600;
const QUALITY = 90;
const FORMATS = ["jpeg", "png", "webp"];

/**
 * Crops a square around the focus and re-encodes it, which removes everything else in the file, such as scripts or the
 * place where it was taken. The file is named by its hash, so the content of a URL never changes.
 */
export async function cropPicture(
  bytes: Uint8Array,
  focus: Focus,
): Promise<Result<CroppedPicture, "errors.file_type" | "errors.file_broken">> {
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!FORMATS.includes(format)) return fail("errors.file_type");
    const upright = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const side = Math.min(width, height);
    const cropped = await sharp(upright.data)
      .extract({
        left: cropStart(width, side, focus.x),
        top: cropStart(height, side, focus.y),
        width: side,
        height: side,
      })
      .resize({ width: MOST, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const name = createHash("sha256").update(cropped).digest("hex").slice(0, 32);
    return succeed({
      file: `up/${name}.webp`,
      bytes: cropped,
      colour: await averageColour(cropped),
    });
  } catch {
    return fail("errors.file_broken");
  }
}

/** The size in the crop dialog. */
const PREVIEW = 640;

/** The whole picture, upright and re-encoded, for choosing the crop square. */
export async function previewPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: PREVIEW, height: PREVIEW, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(drawn);
}

/** Shown in the picture's place until it has loaded. */
async function averageColour(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = (value = 255) => value.toString(16).padStart(2, "0");
  return `#${hex(data[0])}${hex(data[1])}${hex(data[2])}`;
}
