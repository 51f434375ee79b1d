import { uploadedVersion } from "#features/catalogue/domain/picture-url.ts";
import { FilesUnavailable } from "#ports/files.ts";
import type { PictureStore } from "#ports/pictures.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { PictureFolder } from "./picture-folder.ts";

/** A found picture: the version is known at once, the content is read only if needed. */
export type PictureSource = { version: string; read: () => Promise<Uint8Array> };
export type FindPicture = (file: string, version?: string) => Promise<PictureSource | undefined>;

type Options = {
  findHash: (file: string, version?: string) => Promise<string | undefined>;
  store: PictureStore;
  folder: PictureFolder;
  readUploaded: (file: string) => Promise<Uint8Array | undefined>;
  /** Caches original pictures from S3, because pages show each of them in several sizes. */
  originals: DiskCache;
};

const VERSION_LENGTH = 12;

/**
 * Finds product pictures in three places: those in the table `pictures` in the picture store, earlier uploads by staff
 * that were not moved there yet in the file store, and all others in a local folder.
 */
export function createPictureSource(options: Options): FindPicture {
  const { findHash, store, folder, readUploaded, originals } = options;

  /** Caches only what comes from a shared store; the rest is on this machine anyway. */
  async function throughCache(key: string, fetch: () => Promise<Uint8Array | undefined>) {
    if (!store.isShared) return fetch();
    const known = await originals.read(key).catch(() => undefined);
    if (known) return known;
    const bytes = await fetch();
    if (bytes) await originals.write(key, Buffer.from(bytes)).catch(() => {});
    return bytes;
  }

  async function readStored(file: string, hash: string): Promise<Uint8Array> {
    const stored = await throughCache(hash, () => store.read(hash));
    if (stored) return stored;
    if ((await folder.hashOf(file)) === hash) return folder.read(file);
    throw new FilesUnavailable("a picture is on another node alone, or lost");
  }

  async function readSent(file: string): Promise<Uint8Array> {
    const bytes = await throughCache(file.replaceAll("/", "-"), () => readUploaded(file));
    if (!bytes) throw new NoPicture();
    return bytes;
  }

  return async (file, version) => {
    const hash = await findHash(file, version);
    if (hash) return { version: versionOf(hash), read: () => readStored(file, hash) };
    const uploaded = uploadedVersion(file);
    if (uploaded) return { version: uploaded, read: () => readSent(file) };
    const own = await folder.hashOf(file);
    return own === undefined
      ? undefined
      : { version: versionOf(own), read: () => folder.read(file) };
  };
}

const versionOf = (hash: string) => hash.slice(0, VERSION_LENGTH);

/** The address looks like that of an uploaded picture, but there is none. */
export class NoPicture extends Error {}
