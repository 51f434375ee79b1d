import type { ObjectStore } from "#ports/files.ts";
import type { S3Bucket } from "./s3-bucket.ts";

/** Next to customers' uploads, under a name that none of their folders has. */
const keyOf = (name: string) => `shop/${name}`;

export const createS3Objects = ({ put, get, remove }: S3Bucket): ObjectStore => ({
  put: (name, bytes) => put(keyOf(name), bytes, "application/octet-stream"),
  get: (name) => get(keyOf(name)),
  remove: (name) => remove(keyOf(name)),
});
