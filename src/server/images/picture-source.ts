import { uploadedVersion } from "#features/catalogue/domain/picture-url.ts";
import { FilesUnavailable } from "#ports/files.ts";
import type { PictureStore } from "#ports/pictures.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { PictureFolder } from "./picture-folder.ts";

/** What an address leads to: its version at once, its content only where somebody needs it. */
export type PictureSource = { version: string; read: () => Promise<Uint8Array> };
export type FindPicture = (file: string, version?: string) => Promise<PictureSource | undefined>;

type Options = {
  findHash: (file: string, version?: string) => Promise<string | undefined>;
  store: PictureStore;
  folder: PictureFolder;
  readUploaded: (file: string) => Promise<Uint8Array | undefined>;
  /** Of pictures that lie elsewhere, as they came: pages show each in several sizes. */
  originals: DiskCache;
};

const VERSION_LENGTH = 12;

/**
 * Pictures of goods, wherever they are: those of the table `pictures` in their store, what staff uploaded before and was not
 * moved there yet in the store of files, and what nobody has put anywhere in a folder of this machine.
 */
export function createPictureSource(options: Options): FindPicture {
  const { findHash, store, folder, readUploaded, originals } = options;

  /** Nothing that is on this machine anyway. */
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

/** Its address looks like one of ours, and there is none. */
export class NoPicture extends Error {}
