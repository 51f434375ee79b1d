import { randomBytes } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { uploadedVersion } from "#features/catalogue/domain/picture-url.ts";

type Options = {
  picturesDir: string;
  dataDir: string;
  readUploaded: (file: string) => Promise<Uint8Array | undefined>;
};

export type LocatePicture = (file: string) => Promise<string | undefined>;

/**
 * Where a picture lies on this machine. Those that staff uploaded are in the store of files, which may be
 * elsewhere: each is brought here once. Its name is made of its content, so that a copy never grows old.
 */
export function createPictureLocator({
  picturesDir,
  dataDir,
  readUploaded,
}: Options): LocatePicture {
  return async (file) => {
    if (!uploadedVersion(file)) return path.join(picturesDir, file);
    const copy = path.join(dataDir, "pictures", file);
    if (await stat(copy).catch(() => undefined)) return copy;
    const bytes = await readUploaded(file);
    if (!bytes) return undefined;
    await mkdir(path.dirname(copy), { recursive: true });
    // Never seen half written.
    const beside = `${copy}.${randomBytes(4).toString("hex")}.part`;
    await writeFile(beside, bytes);
    await rename(beside, copy);
    return copy;
  };
}
