import sharp from "sharp";
import type { Traced } from "./trace.ts";

const REACH = 5;
const AVIF = { quality: 42, effort: 4, chromaSubsampling: "4:2:0" } as const;

/** Averages the light of neighbours on the same side of the same thing: soft shadows, but sharp edges. */
function smoothLight({ width, height, light, what }: Traced): Float32Array {
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: loops over pixels, kept in one place to be quick
  const passed = (read: Float32Array, across: boolean) => {
    const written = new Float32Array(read.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        let total = 0;
        let count = 0;
        for (let d = -REACH; d <= REACH; d++) {
          const place = across ? x + d : y + d;
          if (place < 0 || place >= (across ? width : height)) continue;
          const other = across ? pixel + d : pixel + d * width;
          if (what[other] !== what[pixel]) continue;
          total += read[other] ?? 0;
          count++;
        }
        written[pixel] = total / count;
      }
    }
    return written;
  };
  return passed(passed(passed(passed(light, true), false), true), false);
}

/** Responds to light like film: dark stays dark, and bright parts are not overexposed. */
const exposed = (value: number): number => {
  const lit = value * 0.82;
  const film = (lit * (2.51 * lit + 0.03)) / (lit * (2.43 * lit + 0.59) + 0.14);
  return Math.min(1, Math.max(0, film)) ** (1 / 2.2);
};

/** A photo as a phone takes it: warm, a little darker in the corners, with some grain. */
export async function encodePhoto(traced: Traced, file: string): Promise<void> {
  const { width, height, colour } = traced;
  const light = smoothLight(traced);
  const bytes = Buffer.alloc(width * height * 3);
  const warmth = [1.02, 1, 0.96];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      const corner = 1 - 0.55 * (dx * dx + dy * dy);
      const grain = 1 + 0.012 * (((pixel * 2654435761) >>> 16) / 32768 - 1);
      for (let c = 0; c < 3; c++) {
        const seen = (colour[pixel * 3 + c] ?? 0) * (light[pixel] ?? 0) * (warmth[c] ?? 1);
        bytes[pixel * 3 + c] = Math.round(255 * exposed(seen * corner * grain));
      }
    }
  }
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .avif(AVIF)
    .toFile(file);
}
