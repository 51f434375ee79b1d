import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileTypeOf, MAX_FILE_BYTES } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import type { FileStore } from "#ports/files.ts";
import {
  type FilePath,
  folderOf,
  newFilePath,
  parseFileId,
  parseUploadId,
  type Upload,
} from "../file-path.ts";
import { createPartUploads, type PartStore } from "../part-uploads.ts";

const fileOf = (root: string, { folder, name }: FilePath) => path.join(root, folder, name);

/** Next to the finished files, under a name that is never given out. */
const partOf = (root: string, upload: Upload) => `${fileOf(root, upload)}.part`;

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

/** On disk, an unfinished upload is one file that grows. */
function diskParts(root: string): PartStore {
  return {
    async open(upload) {
      await mkdir(path.join(root, upload.folder), { recursive: true, mode: 0o700 });
      await writeFile(partOf(root, upload), "", { mode: 0o600 });
    },
    receivedBytes: (upload) => sizeOf(partOf(root, upload)),
    isComplete: async ({ target: whole, size }) => (await sizeOf(fileOf(root, whole))) === size,
    first: (upload, count) =>
      withFile(partOf(root, upload), "r", async (file) => {
        const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0);
        return buffer.subarray(0, bytesRead);
      }),
    write: (upload, offset, bytes) =>
      withFile(partOf(root, upload), "r+", async (file) => {
        await file.write(bytes, 0, bytes.length, offset);
      }),
    finish: (upload) => rename(partOf(root, upload), fileOf(root, upload.target)),
  };
}

async function withFile<Value>(
  name: string,
  flags: "r" | "r+",
  use: (file: Awaited<ReturnType<typeof open>>) => Promise<Value>,
): Promise<Value> {
  const file = await open(name, flags);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** The name of a file, or of an unfinished upload without its ending. */
const nameOf = (file: string) => file.replace(/\.part$/, "");

/** A folder for each customer and one for guests. */
export function createDiskFiles(root: string): FileStore {
  const drop = (upload: Upload) => rm(partOf(root, upload), { force: true });
  return {
    ...createPartUploads(diskParts(root), drop),
    async save(bytes, about) {
      if (bytes.length > MAX_FILE_BYTES) return fail("errors.file_too_large");
      if (!fileTypeOf(bytes)) return fail("errors.file_type");
      const location = newFilePath(about);
      const file = fileOf(root, location);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Written to a draft first, so that nobody reads a half-written file.
      const draft = `${file}.draft`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
      return succeed(location.id);
    },
    async read(id) {
      const location = parseFileId(id);
      const bytes = location && (await readFile(fileOf(root, location)).catch(() => undefined));
      const type = bytes && fileTypeOf(bytes);
      return type && { bytes, type, owner: location.owner };
    },
    async readMetadata(id) {
      const location = parseFileId(id);
      const file = location && (await stat(fileOf(root, location)).catch(() => undefined));
      return file && { owner: location.owner, kind: location.kind };
    },
    async listKind(kind, before) {
      const ids: string[] = [];
      for (const folder of await readdir(root).catch(() => [])) {
        for (const file of await readdir(path.join(root, folder)).catch(() => [])) {
          if (!file.startsWith(`${kind}-`)) continue;
          const kept = await stat(path.join(root, folder, file)).catch(() => undefined);
          if (kept && kept.mtime < before) ids.push(`${folder}-${nameOf(file)}`);
        }
      }
      return ids;
    },
    async remove(id) {
      const [location, upload] = [parseFileId(id), parseUploadId(id)];
      if (location) await rm(fileOf(root, location), { force: true });
      if (upload) await drop(upload);
    },
    async removeByOwner(customerId) {
      await rm(path.join(root, folderOf(customerId)), { recursive: true, force: true });
    },
  };
}
