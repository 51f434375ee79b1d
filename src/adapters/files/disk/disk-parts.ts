import { mkdir, open, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FilePath, Upload } from "../file-path.ts";
import type { PartStore } from "../part-uploads.ts";

export const fileOf = (root: string, { folder, name }: FilePath) => path.join(root, folder, name);

/** Beside the others, under a name that nobody is given. */
export const partOf = (root: string, upload: Upload) => `${fileOf(root, upload)}.part`;

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

/** What has come of a file is one that grows. */
export function diskParts(root: string): PartStore {
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
