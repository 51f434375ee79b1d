import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Hashes of pictures' contents: in an address they let browsers keep a picture for ever. */
export function createPictureVersions(picturesDir: string) {
  const known = new Map<string, { facts: string; version: string }>();
  const watchers = new Set<(file: string, version: string) => void>();

  function note(file: string, version: string, facts = ""): void {
    known.set(file, { facts, version });
    for (const tell of watchers) tell(file, version);
  }

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
    note(file, version, facts);
    return version;
  }

  return {
    read,
    /** What is known without waiting. */
    peek: (file: string): string | undefined => known.get(file)?.version,
    list: (): [file: string, version: string][] =>
      [...known].map(([file, { version }]) => [file, version]),
    /** What another thread found; looked at again before it is read. */
    note: (file: string, version: string): void => note(file, version),
    /** Told of what is found from now on. */
    watch(tell: (file: string, version: string) => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
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
