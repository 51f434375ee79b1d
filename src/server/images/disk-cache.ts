import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** Files of our own making in one folder, no more than a bound of bytes; the least recently read go first. */
export function createDiskCache(folder: string, maxBytes: number) {
  const sizes = new Map<string, number>();
  let total = 0;
  let opened: Promise<void> | undefined;

  /** What an earlier run left, the oldest first. */
  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        // Gone since it was listed: another thread renamed what it had written.
        const about = await stat(path.join(folder, name)).catch(() => undefined);
        return about ? [{ name, size: about.size, mtimeMs: about.mtimeMs }] : [];
      }),
    );
    const oldestFirst = found.flat().sort((a, b) => a.mtimeMs - b.mtimeMs);
    for (const { name, size } of oldestFirst) note(name, size);
  }

  function note(name: string, size: number): void {
    total += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  }

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function makeRoom(): Promise<void> {
    for (const name of sizes.keys()) {
      if (total <= maxBytes) return;
      forget(name);
      await rm(path.join(folder, name), { force: true });
    }
  }

  const ready = () => {
    opened ??= open();
    return opened;
  };

  return {
    async read(name: string): Promise<NonSharedBuffer | undefined> {
      await ready();
      const size = sizes.get(name);
      if (size === undefined) return undefined;
      try {
        const bytes = await readFile(path.join(folder, name));
        note(name, size);
        return bytes;
      } catch {
        forget(name);
        return undefined;
      }
    },
    /** Written beside and renamed: nobody reads half a file. */
    async write(name: string, bytes: NonSharedBuffer): Promise<void> {
      await ready();
      const beside = path.join(folder, `${name}.${randomBytes(4).toString("hex")}.part`);
      await writeFile(beside, bytes);
      await rename(beside, path.join(folder, name));
      note(name, bytes.length);
      await makeRoom();
    },
  };
}
export type DiskCache = ReturnType<typeof createDiskCache>;
