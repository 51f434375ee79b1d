import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";

export type DiskCache = ReturnType<typeof createDiskCache>;

/** Of the bound: so much one writes before it looks again at what there is. */
const STEP = 1 / 64;
/** Down to this it is cleared: eight threads or processes may write a step each before the bound is reached. */
const CLEARED = 1 - 8 * STEP;
const AT_ONCE = 16;

/**
 * Files of our own making in one folder, no more than a bound of bytes; the least recently read go first. Threads and
 * processes may share the folder: what is in it and when it was read last is known by the folder itself.
 */
export function createDiskCache(folder: string, maxBytes: number) {
  /** What this process has read since it looked last, so that a file is marked as read once in between. */
  const marked = new Set<string>();
  // What an earlier run left is looked at with the first write.
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
        // Another may have removed it since.
        await utimes(file, now, now).catch(() => {});
      }
      return bytes;
    },
    /** Written beside and renamed: nobody reads half a file. */
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
    // Gone since it was listed: another thread renamed what it had written.
    const about = await stat(path.join(folder, name)).catch(() => undefined);
    if (about) found.push({ name, size: about.size, mtimeMs: about.mtimeMs });
  });
  return found;
}
