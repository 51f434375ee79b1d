import { createHash } from "node:crypto";
import sharp from "sharp";
import { fail, type Result, succeed } from "#core/result.ts";
import { cropStart } from "../../domain/picture-crop.ts";

/** Where the middle of the square lies, as parts of the picture's sides. */
export type Focus = { x: number; y: number };
type CroppedPicture = { file: string; bytes: Buffer; colour: string };

/** Larger than any photograph; a bomb is refused. */
const MAX_PIXELS = 50_000_000;
/** The largest that pages show. */
const MOST = 1600;
const QUALITY = 90;
const FORMATS = ["jpeg", "png", "webp"];

/**
 * A square around the focus, drawn anew: whatever else was in the file, a script or the place where it was
 * taken, is not in it. It is named by its content, so that its address never changes its answer.
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

/** As large as a dialog shows it. */
const PREVIEW = 640;

/** The whole picture, upright and drawn anew, for whoever chooses the square. */
export async function previewPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: PREVIEW, height: PREVIEW, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(drawn);
}

/** Shown in the place of the picture until it is there. */
async function averageColour(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .flatten({ background: { r: 255, g: 255, b: 255 } })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hex = (value = 255) => value.toString(16).padStart(2, "0");
  return `#${hex(data[0])}${hex(data[1])}${hex(data[2])}`;
}
