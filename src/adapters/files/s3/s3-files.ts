import { fileTypeOf, MAX_FILE_BYTES } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import type { FileKind, FileStore } from "#ports/files.ts";
import { folderOf, newFilePath, parseFileId, parseUploadId, type Upload } from "../file-path.ts";
import { createPartUploads } from "../part-uploads.ts";
import type { S3Bucket } from "./s3-bucket.ts";
import { keyOf, partsOf, s3Parts } from "./s3-parts.ts";

/** The key of a file, or of a part of one. */
const KEY = /^(?<folder>c\d{1,15}|g)\/(?<name>[a-z]+-[\w-]+)(?:\.part\/\d{9})?$/;

/** The prefix of customers' folders. */
const CUSTOMERS = "c";

/** Keys equal the paths on disk, so a shop that moves to S3 only copies its folder. */
export function createS3Files(bucket: S3Bucket): FileStore {
  async function removeAll(prefix: string): Promise<void> {
    for await (const { key } of bucket.list(prefix)) await bucket.remove(key);
  }
  const drop = (upload: Upload) => removeAll(partsOf(upload));

  /**
   * Ids of files and uploads, each with the time of its last change. Pictures of goods, which are many, have another
   * prefix.
   */
  async function listIds(kind: FileKind): Promise<Map<string, Date>> {
    const ids = new Map<string, Date>();
    for (const prefix of [CUSTOMERS, `${folderOf(null)}/${kind}-`]) {
      for await (const { key, at } of bucket.list(prefix)) {
        const { folder, name } = KEY.exec(key)?.groups ?? {};
        const id = `${folder}-${name}`;
        const known = ids.get(id);
        if (folder && (!known || known < at)) ids.set(id, at);
      }
    }
    return ids;
  }

  return {
    ...createPartUploads(s3Parts(bucket), drop),
    async save(bytes, about) {
      if (bytes.length > MAX_FILE_BYTES) return fail("errors.file_too_large");
      const type = fileTypeOf(bytes);
      if (!type) return fail("errors.file_type");
      const location = newFilePath(about);
      await bucket.put(keyOf(location), new Uint8Array(bytes), type);
      return succeed(location.id);
    },
    async read(id) {
      const location = parseFileId(id);
      const bytes = location && (await bucket.get(keyOf(location)));
      const type = bytes && fileTypeOf(bytes);
      return type && { bytes, type, owner: location.owner };
    },
    async readMetadata(id) {
      const location = parseFileId(id);
      const size = location && (await bucket.size(keyOf(location)));
      return size === undefined
        ? undefined
        : location && { owner: location.owner, kind: location.kind };
    },
    async listKind(kind, before) {
      const ids = await listIds(kind);
      const isOfKind = (id: string) => (parseFileId(id) ?? parseUploadId(id))?.kind === kind;
      return [...ids].filter(([id, at]) => isOfKind(id) && at < before).map(([id]) => id);
    },
    async remove(id) {
      const [location, upload] = [parseFileId(id), parseUploadId(id)];
      if (location) await bucket.remove(keyOf(location));
      if (upload) await drop(upload);
    },
    removeByOwner: (customerId) => removeAll(`${folderOf(customerId)}/`),
  };
}
