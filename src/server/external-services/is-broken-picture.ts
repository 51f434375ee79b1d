import { createHash } from "node:crypto";
import sharp from "sharp";
import { fileTypeOf } from "#core/file-type.ts";
import { createWorkQueue } from "#core/work-queue.ts";

/** More pixels than any photograph of 10 MB has; a file that claims more is not decoded. */
const MAX_PIXELS = 50_000_000;
const HEIC_BOXES = new Set(["ftyp", "meta", "mdat", "moov", "moof"]);

/** Decoding a photograph uses a whole core for a moment, so one is decoded at a time and the rest wait. */
const inTurn = createWorkQueue<boolean>({ atOnce: 1, waiting: 200 });

/** Whether a picture is truncated or cannot be read. PDFs are not checked. */
export async function isBrokenPicture(bytes: Uint8Array): Promise<boolean> {
  const type = fileTypeOf(bytes);
  if (!type || type === "application/pdf") return false;
  if (type === "image/heic") return isCutHeic(bytes);
  const key = createHash("sha256").update(bytes).digest("hex");
  return inTurn(key, () => cannotBeDecoded(bytes));
}

async function cannotBeDecoded(bytes: Uint8Array): Promise<boolean> {
  // Phones write photographs that are unusual but complete, so only missing data counts.
  const options = { failOn: "truncated", limitInputPixels: false } as const;
  try {
    const { width, height } = await sharp(bytes, options).metadata();
    if (width * height > MAX_PIXELS) return false;
    await sharp(bytes, options).resize(16).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
}

/** There is no decoder for HEIC here: the file is truncated if a box is longer than what is left of it. */
function isCutHeic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<string>();
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // A phone may append anything after the content.
    if (seen.has("mdat") && !HEIC_BOXES.has(type)) return false;
    const size = boxSize(view, at);
    if (size < 8 || at + size > bytes.length) return true;
    seen.add(type);
    at += size;
  }
  return !seen.has("meta") && !seen.has("moov");
}

function boxSize(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size !== 1) return size;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : Number.POSITIVE_INFINITY;
}
