import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Hashes of pictures' contents: in an address they let browsers keep a picture for ever. */
export function createPictureVersions(picturesDir: string) {
  const known = new Map<string, { facts: string; version: string }>();

  /** Undefined where there is no such file. Read again only if it was written again. */
  async function read(file: string): Promise<string | undefined> {
    const place = path.join(picturesDir, file);
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const facts = `${found.size} ${found.mtimeMs}`;
    const former = known.get(file);
    if (former?.facts === facts) return former.version;
    const version = createHash("sha256")
      .update(await readFile(place))
      .digest("hex")
      .slice(0, 12);
    known.set(file, { facts, version });
    return version;
  }

  return {
    read,
    /** What is known without waiting. */
    peek: (file: string): string | undefined => known.get(file)?.version,
    /** All there are, one after another, so that nothing else has to wait for it. */
    async readAll(): Promise<void> {
      const entries = await readdir(picturesDir, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const file = path.relative(picturesDir, path.join(entry.parentPath, entry.name));
        await read(file.split(path.sep).join("/"));
      }
    },
  };
}
export type PictureVersions = ReturnType<typeof createPictureVersions>;
