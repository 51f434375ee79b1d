import path from "node:path";
import { isMainThread } from "node:worker_threads";
import type { Logger } from "pino";
import { createDiskFiles } from "#adapters/files/disk/disk-files.ts";
import { createS3Bucket, type S3Bucket } from "#adapters/files/s3/s3-bucket.ts";
import { createS3Files } from "#adapters/files/s3/s3-files.ts";
import { createS3Objects } from "#adapters/files/s3/s3-objects.ts";
import { createDiskPictures } from "#adapters/pictures/disk-pictures.ts";
import { createS3Pictures } from "#adapters/pictures/s3-pictures.ts";
import { fail } from "#core/result.ts";
import type { FileStore, ObjectStore } from "#ports/files.ts";
import type { PictureStore } from "#ports/pictures.ts";
import type { Environment } from "../settings/environment.ts";
import { isBrokenPicture } from "./is-broken-picture.ts";

type Options = { environment: Environment; dataDir: string; log: Logger };

type Stores = { files: FileStore; pictures: PictureStore };

/** The stores of customers' uploads and of product pictures: on S3 if it is set, else on disk. */
export function openFiles(options: Options): Stores {
  const { files, pictures } = openStores(options);
  return { files: refuseBrokenPictures(files, isBrokenPicture), pictures };
}

/** The store of files that nodes make for each other; only with S3, because all nodes must reach the same files. */
export function openObjects({
  environment,
}: Pick<Options, "environment">): ObjectStore | undefined {
  const bucket = openBucket(environment);
  return bucket && createS3Objects(bucket);
}

function openBucket(environment: Environment): S3Bucket | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, ...others } = environment;
  const { FILES_S3_REGION: region, FILES_S3_KEY: key, FILES_S3_SECRET: secret } = others;
  if (!endpoint || !bucket || !region) return undefined;
  return createS3Bucket({
    endpoint,
    bucket,
    region,
    keys: key && secret ? { key, secret } : undefined,
    isVirtualHost: environment.FILES_S3_STYLE === "virtual-host",
  });
}

function openStores({ environment, dataDir, log }: Options): Stores {
  const opened = openBucket(environment);
  if (!opened) {
    return {
      files: createDiskFiles(path.join(dataDir, "files")),
      pictures: createDiskPictures(path.join(dataDir, "files/pictures")),
    };
  }
  // The shop also opens if S3 is down, but a mistyped key is logged now and not only at the first upload. Page workers
  // do not check again, because each would load a client of its own.
  if (isMainThread) opened.check().catch((error) => log.error({ err: error }, "files on S3"));
  return { files: createS3Files(opened), pictures: createS3Pictures(opened) };
}

/** Refuses a truncated or damaged photograph, so that its sender gets an error at once. */
function refuseBrokenPictures(
  files: FileStore,
  isBroken: (bytes: Uint8Array) => Promise<boolean>,
): FileStore {
  async function removeBroken(id: string): Promise<boolean> {
    const file = await files.read(id);
    if (!file || !(await isBroken(file.bytes))) return false;
    await files.remove(id);
    return true;
  }

  return {
    ...files,
    async save(bytes, about) {
      return (await isBroken(bytes)) ? fail("errors.file_broken") : files.save(bytes, about);
    },
    async append(upload, offset, bytes) {
      const appended = await files.append(upload, offset, bytes);
      const id = appended.ok ? appended.value.id : undefined;
      return id && (await removeBroken(id)) ? fail("errors.file_broken") : appended;
    },
    async findUpload(upload) {
      const found = await files.findUpload(upload);
      // The process may have ended between the last byte and this check.
      return found?.id && (await removeBroken(found.id)) ? undefined : found;
    },
  };
}
