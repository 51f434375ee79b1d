import { fileTypeOf } from "#core/file-type.ts";
import { FilesUnavailable } from "#ports/files.ts";
import type { FilePath, Upload } from "../file-path.ts";
import type { PartStore } from "../part-uploads.ts";
import type { S3Bucket } from "./s3-bucket.ts";

const UNKNOWN_TYPE = "application/octet-stream";

export const keyOf = ({ folder, name }: FilePath) => `${folder}/${name}`;
export const partsOf = (upload: Upload) => `${keyOf(upload)}.part/`;

/** So many digits that the order of their names is the order of the parts. */
const partAt = (upload: Upload, offset: number) =>
  `${partsOf(upload)}${String(offset).padStart(9, "0")}`;

type Part = { key: string; offset: number; size: number };

/**
 * What has come of a file are objects of their own, each named by where it begins: a part that comes twice
 * is the same object, whichever node takes it. The first one is there, empty, from the beginning.
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
    // Another node makes it a file just now; whoever asks again finds it.
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
      // Without its first part it has not been begun. What stays behind is swept as never sent.
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
