import { fileTypeOf } from "#core/file-type.ts";
import { FilesUnavailable } from "#ports/files.ts";
import type { FilePath, Upload } from "../file-path.ts";
import type { PartStore } from "../part-uploads.ts";
import type { S3Bucket } from "./s3-bucket.ts";

const UNKNOWN_TYPE = "application/octet-stream";

export const keyOf = ({ folder, name }: FilePath) => `${folder}/${name}`;
export const partsOf = (upload: Upload) => `${keyOf(upload)}.part/`;

/** Padded with zeros, so that keys sort in the order of the parts. */
const partAt = (upload: Upload, offset: number) =>
  `${partsOf(upload)}${String(offset).padStart(9, "0")}`;

type Part = { key: string; offset: number; size: number };

/**
 * Each part of an upload is an object of its own, named by its offset: a part that is sent twice gives the same
 * object, whichever node gets it. The first object exists, empty, from the start.
 */
export function s3Parts(bucket: S3Bucket): PartStore {
  async function listParts(upload: Upload): Promise<Part[]> {
    const parts: Part[] = [];
    let end = 0;
    for await (const { key, size } of bucket.list(partsOf(upload))) {
      const offset = Number(key.slice(partsOf(upload).length));
      if (offset !== end) break;
      parts.push({ key, offset, size });
      end += size;
    }
    return parts;
  }

  async function join(parts: readonly Part[]): Promise<Buffer<ArrayBuffer>> {
    const found = await Promise.all(parts.map(({ key }) => bucket.get(key)));
    const bytes = found.filter((one) => one !== undefined);
    // Another node is just finishing the file; the next request will find it.
    if (bytes.length < parts.length) throw new FilesUnavailable("parts of an upload are gone");
    return Buffer.concat(bytes);
  }

  const isWhole = async ({ target: whole, size }: Upload) =>
    (await bucket.size(keyOf(whole))) === size;

  return {
    open: (upload) => bucket.put(partAt(upload, 0), new Uint8Array(), UNKNOWN_TYPE),
    async receivedBytes(upload) {
      const last = (await listParts(upload)).at(-1);
      return last && last.offset + last.size;
    },
    isComplete: isWhole,
    async first(upload, count) {
      const parts = await listParts(upload);
      return join(parts.filter(({ offset }) => offset < count));
    },
    write: (upload, offset, bytes) =>
      bucket.put(partAt(upload, offset), new Uint8Array(bytes), UNKNOWN_TYPE),
    async finish(upload) {
      const parts = await listParts(upload);
      const bytes = await join(parts);
      await bucket.put(keyOf(upload.target), bytes, fileTypeOf(bytes) ?? UNKNOWN_TYPE);
      // Removed first, because without its first part the upload does not count as begun. If others remain, the sweep
      // of unfinished uploads removes them.
      const [first, ...others] = parts;
      try {
        if (first) await bucket.remove(first.key);
        await Promise.all(others.map(({ key }) => bucket.remove(key)));
      } catch (error) {
        if (!(error instanceof FilesUnavailable)) throw error;
      }
    },
  };
}
