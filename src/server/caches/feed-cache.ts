import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { asError, hasErrorCode } from "#core/errors.ts";

type FeedCacheOptions = {
  /** Other processes may have theirs in it. */
  folder: string;
  now: () => number;
  onError: (error: Error) => void;
};

type CachedFeed = { file: string; madeAt: number; version: number };
type Parts = () => AsyncIterable<string>;

/** However much changes, a feed is written no more often. */
const OFTENEST_MS = MINUTE_MS;
/** Prices to the door and ends of deals change by time alone. */
const OLDEST_MS = HOUR_MS;
/** Of a process that was killed; one that nobody asked for so long writes its feeds anew. */
const LEFT_MS = DAY_MS;
const IS_GONE = ["ENOENT"];

/**
 * Feeds as files: written once for a change and streamed to whoever asks. While a new one is written
 * the old one is sent. Each process has a folder of its own, for several may share the one around it.
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

  /** Once everything begun is written. */
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
    // Whoever reads it has it open and reads on.
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
    /** The cached file, open; undefined where there is none yet: it is being written then. */
    async open(name: string, parts: Parts): Promise<FileHandle | undefined> {
      const cached = await openCached(files, name, onError);
      if (isOld(files.get(name)) && !beingWritten.has(name)) beginToWrite(name, parts);
      return cached;
    },
    /** What is cached is out of date. */
    outdate(): void {
      version += 1;
    },
    settle,
    /** What is half written is given up: the next run writes its own. */
    async close(): Promise<void> {
      leaving.abort();
      await settle();
      await rm(own, { recursive: true, force: true });
    },
  };
}

type NewFile = { name: string; parts: Parts; signal: AbortSignal };

/** The path of a new file; half of one is removed. */
async function writeFile(folder: string, { name, parts, signal }: NewFile): Promise<string> {
  const file = path.join(folder, `${name}.${randomBytes(4).toString("hex")}.xml`);
  try {
    await pipeline(parts, createWriteStream(file), { signal });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return file;
}

/** What cannot be opened is written anew, whatever the reason; that somebody removed it is no error. */
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
    // Replaced while it was opened.
    if (files.get(name) !== feed) return openCached(files, name, onError);
    files.delete(name);
    if (hasErrorCode(error, IS_GONE)) return undefined;
    onError(asError(error));
    await rm(feed.file, { force: true }).catch(() => {});
    return undefined;
  }
}

/** Of runs that were killed. */
async function removeLeft(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const touched = await stat(left).catch(() => undefined);
    if (touched && touched.mtimeMs < before) await rm(left, { recursive: true, force: true });
  }
}
