import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasErrorCode } from "#core/errors.ts";
import { isPictureHash, type PictureStore } from "#ports/pictures.ts";

/** Split over 256 folders by the first characters, because one folder with a million files is slow. */
export function createDiskPictures(root: string): PictureStore {
  const fileOf = (hash: string) => path.join(root, hash.slice(0, 2), hash);
  return {
    // A folder of this machine. Operators who share it between machines run the command that fills it.
    isShared: false,
    async put(hash, bytes) {
      if (await isTouched(fileOf(hash))) return;
      await mkdir(path.dirname(fileOf(hash)), { recursive: true });
      // Written to a temporary file and renamed, so that nobody reads half a file.
      const beside = `${fileOf(hash)}.${randomBytes(4).toString("hex")}.part`;
      await writeFile(beside, bytes);
      await rename(beside, fileOf(hash));
    },
    async read(hash) {
      if (!isPictureHash(hash)) return undefined;
      try {
        return await readFile(fileOf(hash));
      } catch (error) {
        if (hasErrorCode(error, ["ENOENT"])) return undefined;
        throw error;
      }
    },
    has: async (hash) =>
      isPictureHash(hash) && (await stat(fileOf(hash)).catch(() => undefined)) !== undefined,
    remove: (hash) => rm(fileOf(hash), { force: true }),
    async *list(before) {
      for (const folder of await readdir(root).catch(() => [])) {
        const names = await readdir(path.join(root, folder)).catch(() => []);
        const found = await Promise.all(
          names.filter(isPictureHash).map(async (hash) => {
            const { mtimeMs = Number.POSITIVE_INFINITY } =
              (await stat(fileOf(hash)).catch(() => undefined)) ?? {};
            return mtimeMs < before.getTime() ? [hash] : [];
          }),
        );
        yield found.flat();
      }
    },
  };
}

/** Updates the time of an existing picture as if it had just been put, because the purge goes by its age. */
async function isTouched(file: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(file, now, now);
    return true;
  } catch (error) {
    if (hasErrorCode(error, ["ENOENT"])) return false;
    throw error;
  }
}
