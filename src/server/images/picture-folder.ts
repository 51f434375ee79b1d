import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

export type PictureFolder = ReturnType<typeof createPictureFolder>;

/** A local folder (`PICTURES_DIR`) for pictures that are not in the store (yet). */
export function createPictureFolder(folder: string) {
  const known = new Map<string, { facts: string; hash: string }>();

  /** The content's hash; undefined if there is no such file. Computed again only if the file was written again. */
  async function hashOf(file: string): Promise<string | undefined> {
    const filePath = path.join(folder, file);
    const found = await stat(filePath).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const facts = `${found.size} ${found.mtimeMs}`;
    const former = known.get(file);
    if (former?.facts === facts) return former.hash;
    const hash = createHash("sha256")
      .update(await readFile(filePath))
      .digest("hex");
    known.set(file, { facts, hash });
    return hash;
  }

  const read = (file: string) => readFile(path.join(folder, file));
  return {
    hashOf,
    read,
    /** Undefined if there is no such file. */
    find: async (file: string) => ((await hashOf(file)) === undefined ? undefined : read(file)),
  };
}
