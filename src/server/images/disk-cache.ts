import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";

export type DiskCache = ReturnType<typeof createDiskCache>;

/** The share of the limit that a process writes before it checks the folder's size again. */
const STEP = 1 / 64;
/** Clearing stops at this share, so that eight threads or processes can write a step each before the limit. */
const CLEARED = 1 - 8 * STEP;
const AT_ONCE = 16;

/**
 * A folder of generated files with a limit in bytes; the least recently read files are removed first. Threads and
 * processes may share the folder, because sizes and times of last reading come from the file system.
 */
export function createDiskCache(folder: string, maxBytes: number) {
  /** Files that this process has read since the last clearing, so that each is marked as read only once in between. */
  const marked = new Set<string>();
  // Starts at the limit, so that the first write also checks what an earlier run left.
  let written = maxBytes;
  let clearing: Promise<void> | undefined;

  async function clear(): Promise<void> {
    written = 0;
    marked.clear();
    const found = await listFiles(folder);
    let total = found.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes * CLEARED) return;
      await rm(path.join(folder, name), { force: true });
      total -= size;
    }
  }

  async function makeRoom(): Promise<void> {
    if (written < maxBytes * STEP) return;
    clearing ??= clear().finally(() => {
      clearing = undefined;
    });
    await clearing;
  }

  return {
    async read(name: string): Promise<NonSharedBuffer | undefined> {
      const file = path.join(folder, name);
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && !marked.has(name)) {
        marked.add(name);
        const now = new Date();
        // Another process may have removed the file in the meantime.
        await utimes(file, now, now).catch(() => {});
      }
      return bytes;
    },
    /** Writes to a temporary file and renames it, so that nobody reads an incomplete file. */
    async write(name: string, bytes: NonSharedBuffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const beside = path.join(folder, `${name}.${randomBytes(4).toString("hex")}.part`);
      await writeFile(beside, bytes);
      await rename(beside, path.join(folder, name));
      written += bytes.length;
      await makeRoom();
    },
  };
}

async function listFiles(folder: string) {
  const found: { name: string; size: number; mtimeMs: number }[] = [];
  await forEachInParallel(await readdir(folder), AT_ONCE, async (name) => {
    // The file may be gone since it was listed, because another thread renamed what it had written.
    const about = await stat(path.join(folder, name)).catch(() => undefined);
    if (about) found.push({ name, size: about.size, mtimeMs: about.mtimeMs });
  });
  return found;
}
