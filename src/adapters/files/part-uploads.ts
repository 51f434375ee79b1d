import { FILE_HEAD_BYTES, fileTypeOf, MAX_FILE_BYTES } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import type { FileStore, UploadProgress } from "#ports/files.ts";
import { newUpload, parseUploadId, type Upload } from "./file-path.ts";

/** Stores the parts of an upload until it is complete. */
export type PartStore = {
  open: (upload: Upload) => Promise<void>;
  /** How many bytes have arrived; undefined if the upload was never begun or is already a file. */
  receivedBytes: (upload: Upload) => Promise<number | undefined>;
  isComplete: (upload: Upload) => Promise<boolean>;
  /** The first bytes of what has arrived. */
  first: (upload: Upload, count: number) => Promise<Uint8Array>;
  write: (upload: Upload, offset: number, bytes: Uint8Array) => Promise<void>;
  /** Turns the upload into a file; calling it twice has no further effect. */
  finish: (upload: Upload) => Promise<void>;
};

/** The limit stops clients that send many tiny parts only to keep the server busy. */
const MOST_PARTS = 500;

/** The rules for uploads in parts, the same for every store. */
export function createPartUploads(
  keeper: PartStore,
  drop: (upload: Upload) => Promise<void>,
): Pick<FileStore, "begin" | "findUpload" | "append"> {
  const inTurn = createKeyedQueue();
  return {
    async begin({ size, ...about }) {
      if (size > MAX_FILE_BYTES) return fail("errors.file_too_large");
      const upload = newUpload(about, size);
      await keeper.open(upload);
      return succeed(upload.id);
    },
    async findUpload(id) {
      const upload = parseUploadId(id);
      return upload && inTurn(id, () => arriving(keeper, upload));
    },
    async append(id, offset, bytes) {
      const upload = parseUploadId(id);
      if (!upload) return fail("errors.not_found");
      return inTurn(id, async () => {
        const now = await arriving(keeper, upload);
        if (!now) return fail("errors.not_found");
        if (now.id) return succeed(now);
        const end = offset + bytes.length;
        const problem = problemOf(now, offset, bytes.length);
        if (problem) return fail(problem);
        if (await isNoFile(keeper, upload, offset, bytes)) {
          await drop(upload);
          return fail("errors.file_type");
        }
        await keeper.write(upload, offset, bytes);
        if (end < upload.size) return succeed({ ...now, offset: end });
        return succeed(await finish(keeper, upload));
      });
    },
  };
}

function problemOf(
  now: UploadProgress,
  offset: number,
  length: number,
): "errors.upload_offset" | "errors.file_too_large" | undefined {
  const end = offset + length;
  const isCrumb = end < now.size && length * MOST_PARTS < now.size;
  if (offset !== now.offset || length === 0 || isCrumb) return "errors.upload_offset";
  return end > now.size ? "errors.file_too_large" : undefined;
}

async function arriving(keeper: PartStore, upload: Upload): Promise<UploadProgress | undefined> {
  const { owner, size, target: whole } = upload;
  const offset = await keeper.receivedBytes(upload);
  if (offset === undefined) {
    const isWhole = await keeper.isComplete(upload);
    return isWhole ? { owner, size, offset: size, id: whole.id } : undefined;
  }
  if (offset < size) return { owner, size, offset, id: undefined };
  // All bytes arrived but finishing failed, so it is finished at the next request.
  return finish(keeper, upload);
}

async function finish(keeper: PartStore, upload: Upload): Promise<UploadProgress> {
  await keeper.finish(upload);
  const { owner, size, target: whole } = upload;
  return { owner, size, offset: size, id: whole.id };
}

/** A file of a wrong type is refused with its first part, not after its last. */
async function isNoFile(
  keeper: PartStore,
  upload: Upload,
  offset: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const isTold = offset + bytes.length >= Math.min(FILE_HEAD_BYTES, upload.size);
  if (offset >= FILE_HEAD_BYTES || !isTold) return false;
  const before = offset === 0 ? new Uint8Array() : await keeper.first(upload, offset);
  return fileTypeOf(Buffer.concat([before, bytes.subarray(0, FILE_HEAD_BYTES)])) === undefined;
}

/** Runs work with the same name one after another, even if an earlier one failed; other names run in parallel. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
