import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { asError, hasErrorCode } from "#core/errors.ts";

type FeedCacheOptions = {
  /** Shared: other processes may have their folders in it. */
  folder: string;
  now: () => number;
  onError: (error: Error) => void;
};

type CachedFeed = { file: string; madeAt: number; version: number };
type Parts = () => AsyncIterable<string>;

/** A feed is written no more often than this, however much changes. */
const OFTENEST_MS = MINUTE_MS;
/** Delivered prices and the ends of deals change with time alone, so a feed gets no older than this. */
const OLDEST_MS = HOUR_MS;
/** Older folders are removed: their process was killed, or had no requests for feeds and will write them again. */
const LEFT_MS = DAY_MS;
const IS_GONE = ["ENOENT"];

/**
 * Feeds as files, written once for a change and streamed to each client. While a new file is written, the old one is
 * sent. Several processes may share the parent folder, so each has its own folder inside.
 */
export function createFeedCache({ folder, now, onError }: FeedCacheOptions) {
  const own = path.join(folder, randomBytes(8).toString("hex"));
  const files = new Map<string, CachedFeed>();
  const beingWritten = new Map<string, Promise<void>>();
  const leaving = new AbortController();
  let version = 0;
  let cleared: Promise<void> | undefined;

  const isOld = (feed: CachedFeed | undefined) => {
    if (!feed) return true;
    const age = now() - feed.madeAt;
    return age > OLDEST_MS || (feed.version !== version && age > OFTENEST_MS);
  };

  /** Resolves when all files that were begun are written. */
  async function settle(): Promise<void> {
    await Promise.all(beingWritten.values());
  }

  async function write(name: string, parts: Parts): Promise<void> {
    await mkdir(own, { recursive: true });
    cleared ??= removeLeft(folder, now() - LEFT_MS).catch(onError);
    await cleared;
    const made = { madeAt: now(), version };
    const file = await writeFile(own, { name, parts, signal: leaving.signal });
    const former = files.get(name);
    files.set(name, { file, ...made });
    // A client that is reading the file keeps it open, so it can be deleted.
    if (former) await rm(former.file, { force: true });
  }

  function beginToWrite(name: string, parts: Parts): void {
    const writing = write(name, parts).catch((error) => {
      if (!leaving.signal.aborted) onError(error);
    });
    beingWritten.set(name, writing);
    void writing.finally(() => beingWritten.delete(name));
  }

  return {
    /** Opens the cached file; undefined if there is none yet, and then it is being written. */
    async open(name: string, parts: Parts): Promise<FileHandle | undefined> {
      const cached = await openCached(files, name, onError);
      if (isOld(files.get(name)) && !beingWritten.has(name)) beginToWrite(name, parts);
      return cached;
    },
    /** Marks all cached feeds as outdated. */
    outdate(): void {
      version += 1;
    },
    settle,
    /** Aborts files that are half written: the next run writes its own. */
    async close(): Promise<void> {
      leaving.abort();
      await settle();
      await rm(own, { recursive: true, force: true });
    },
  };
}

type NewFile = { name: string; parts: Parts; signal: AbortSignal };

/** Returns the path of the new file; removes the file if writing fails. */
async function writeFile(folder: string, { name, parts, signal }: NewFile): Promise<string> {
  const file = path.join(folder, `${name}.${randomBytes(4).toString("hex")}.xml`);
  // Opened first: a stream that fails while it still opens its file would leave the file behind.
  const handle = await open(file, "wx");
  try {
    await pipeline(parts, handle.createWriteStream(), { signal });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return file;
}

/** A file that cannot be opened is written again, whatever the reason. A missing file is no error. */
async function openCached(
  files: Map<string, CachedFeed>,
  name: string,
  onError: (error: Error) => void,
): Promise<FileHandle | undefined> {
  const feed = files.get(name);
  if (!feed) return undefined;
  try {
    return await open(feed.file);
  } catch (error) {
    // The file was replaced while it was opened.
    if (files.get(name) !== feed) return openCached(files, name, onError);
    files.delete(name);
    if (hasErrorCode(error, IS_GONE)) return undefined;
    onError(asError(error));
    await rm(feed.file, { force: true }).catch(() => {});
    return undefined;
  }
}

/** Removes folders of processes that were killed. */
async function removeLeft(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const touched = await stat(left).catch(() => undefined);
    if (touched && touched.mtimeMs < before) await rm(left, { recursive: true, force: true });
  }
}
