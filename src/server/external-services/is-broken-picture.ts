import { createHash } from "node:crypto";
import sharp from "sharp";
import { fileTypeOf } from "#core/file-type.ts";
import { createWorkQueue } from "#core/work-queue.ts";

/** Larger than any photograph of 10 MB; what claims to be larger is not unpacked to look at it. */
const MAX_PIXELS = 50_000_000;
const HEIC_BOXES = new Set(["ftyp", "meta", "mdat", "moov", "moof"]);

/** Unpacking a photograph takes a processor for a moment: one at a time, the rest wait. */
const inTurn = createWorkQueue<boolean>({ atOnce: 1, waiting: 200 });

/** Whether a picture ends too soon or cannot be read. A PDF is not looked at. */
export async function isBrokenPicture(bytes: Uint8Array): Promise<boolean> {
  const type = fileTypeOf(bytes);
  if (!type || type === "application/pdf") return false;
  if (type === "image/heic") return isCutHeic(bytes);
  const key = createHash("sha256").update(bytes).digest("hex");
  return inTurn(key, () => cannotBeDecoded(bytes));
}

async function cannotBeDecoded(bytes: Uint8Array): Promise<boolean> {
  // Phones write photographs that are odd and whole: only what is missing counts.
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

/** We have no decoder for HEIC: a box that says it is longer than what is left was cut. */
function isCutHeic(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<string>();
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // Behind its content a phone may append anything.
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
