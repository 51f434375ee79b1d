import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import type { ObjectStore } from "#ports/files.ts";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The position of a part in the file; the part is compressed with zstd, and the digest is of the compressed bytes. */
export type SnapshotPart = { name: string; at: number; size: number; sha256: string };

const PART_BYTES = 32 * 1024 * 1024;
const AT_ONCE = 4;
/** The data are arrays of numbers: higher levels take three times as long and save a tenth. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** One part after another, since uploading is not urgent. */
export async function uploadParts(
  objects: ObjectStore,
  file: string,
  folder: string,
): Promise<SnapshotPart[]> {
  const parts: SnapshotPart[] = [];
  // Opened once: a newer file may take its name meanwhile.
  const handle = await open(file, "r");
  try {
    const { size: whole } = await handle.stat();
    for (let at = 0; at < whole; at += PART_BYTES) {
      const size = Math.min(PART_BYTES, whole - at);
      const { buffer } = await handle.read(new Uint8Array(size), 0, size, at);
      const packed = new Uint8Array(await compress(buffer, FAST));
      const name = `${folder}/${String(parts.length).padStart(4, "0")}`;
      await objects.put(name, packed);
      parts.push({ name, at, size, sha256: await digest(packed) });
    }
    return parts;
  } finally {
    await handle.close();
  }
}

/** Downloads several parts at once; throws if one is missing or damaged. */
export async function downloadParts(
  objects: ObjectStore,
  parts: readonly SnapshotPart[],
  file: string,
): Promise<void> {
  const handle = await open(file, "w");
  const waiting = parts.values();
  const work = async () => {
    for (const { name, at, size, sha256 } of waiting) {
      const packed = await objects.get(name);
      if (!packed || (await digest(packed)) !== sha256)
        throw new Error("a part is missing or damaged");
      const bytes = await decompress(packed);
      if (bytes.length !== size) throw new Error("a part is of another size");
      await handle.write(bytes, 0, size, at);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await handle.close();
  }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
