import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";

type FeedCacheOptions = {
  folder: string;
  now: () => number;
  onError: (error: Error) => void;
};

type Kept = { file: string; madeAt: number; version: number };

/** However much changes, a feed is written no more often. */
const OFTENEST_MS = MINUTE_MS;
/** Prices to the door and ends of deals change by time alone. */
const OLDEST_MS = HOUR_MS;

/**
 * Feeds as files: written once for a change and streamed to whoever asks. While a new one is written
 * the old one is sent.
 */
export function createFeedCache({ folder, now, onError }: FeedCacheOptions) {
  const files = new Map<string, Kept>();
  const beingWritten = new Map<string, Promise<void>>();
  const leaving = new AbortController();
  let version = 0;
  let emptied: Promise<void> | undefined;

  const isOld = (feed: Kept | undefined) => {
    if (!feed) return true;
    const age = now() - feed.madeAt;
    return age > OLDEST_MS || (feed.version !== version && age > OFTENEST_MS);
  };

  /** Once everything begun is written. */
  async function settle(): Promise<void> {
    await Promise.all(beingWritten.values());
  }

  async function write(name: string, parts: () => AsyncIterable<string>): Promise<void> {
    emptied ??= emptyFolder(folder);
    await emptied;
    const made = { madeAt: now(), version };
    const file = path.join(folder, `${name}.${randomBytes(4).toString("hex")}.xml`);
    try {
      await pipeline(parts, createWriteStream(file), leaving);
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    const former = files.get(name);
    files.set(name, { file, ...made });
    // Whoever reads it has it open and reads on.
    if (former) await rm(former.file, { force: true });
  }

  return {
    /** The file that is kept, open; undefined where there is none yet: it is being written then. */
    async open(name: string, parts: () => AsyncIterable<string>): Promise<FileHandle | undefined> {
      const feed = files.get(name);
      if (isOld(feed) && !beingWritten.has(name)) {
        const writing = write(name, parts).catch((error) => {
          if (!leaving.signal.aborted) onError(error);
        });
        beingWritten.set(name, writing);
        void writing.finally(() => beingWritten.delete(name));
      }
      return feed && (await open(feed.file).catch(() => undefined));
    },
    /** What is kept is of yesterday. */
    outdate(): void {
      version += 1;
    },
    settle,
    /** What is half written is given up: the next run writes its own. */
    async close(): Promise<void> {
      leaving.abort();
      await settle();
    },
  };
}

/** What an earlier run left may be of any age. */
async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { force: true });
}
