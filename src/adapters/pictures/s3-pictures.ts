import { isPictureHash, type PictureStore } from "#ports/pictures.ts";
import type { S3Bucket } from "../files/s3/s3-bucket.ts";

/** Next to the folders of files, which have other names; the same layout as on disk. */
const PREFIX = "pictures/";
const keyOf = (hash: string) => `${PREFIX}${hash.slice(0, 2)}/${hash}`;
/** The shop sets the real type when it serves the picture. */
const TYPE = "application/octet-stream";
const AT_ONCE = 1000;

export function createS3Pictures(bucket: S3Bucket): PictureStore {
  return {
    isShared: true,
    put: (hash, bytes) => bucket.put(keyOf(hash), new Uint8Array(bytes), TYPE),
    read: async (hash) => (isPictureHash(hash) ? bucket.get(keyOf(hash)) : undefined),
    has: async (hash) => isPictureHash(hash) && (await bucket.size(keyOf(hash))) !== undefined,
    remove: (hash) => bucket.remove(keyOf(hash)),
    async *list(before) {
      let some: string[] = [];
      for await (const { key, at } of bucket.list(PREFIX)) {
        if (at < before) some.push(key.slice(PREFIX.length + 3));
        if (some.length < AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
  };
}
