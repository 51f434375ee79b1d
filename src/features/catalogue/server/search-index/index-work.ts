import type { Queryable } from "#database/connect.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { applyChanges, areTooMany } from "./apply-changes.ts";
import { coversSnapshot, type DatabaseSnapshot } from "./database-snapshot.ts";
import { type IndexProgress, startProgress } from "./index-progress.ts";
import { fingerprint, type IndexSnapshots } from "./index-snapshots.ts";
import { readSearchDocuments } from "./read-search-documents.ts";
import { createRecentIds } from "./recent-ids.ts";
import type { IndexContext } from "./search-document.ts";
import {
  countProducts,
  type Moment,
  selectChangesSince,
  selectDealsEnded,
  selectMoment,
  selectScoredSince,
  snapshotBefore,
} from "./search-index.repository.ts";
import type { SnapshotNote } from "./shared-snapshots/shared-snapshots.ts";
import { createSnapshotStore } from "./snapshot-store.ts";

export type SearchIndexOptions = {
  db: Queryable;
  /** Where a whole catalogue is read: a replica may be behind, and is caught up with afterwards. */
  readFrom?: () => Promise<Queryable>;
  engine: IndexableEngine;
  /** Read for every build and change: sites and categories change too. */
  readContext: () => Promise<IndexContext>;
  /** For engines that can start from what an earlier run kept. */
  snapshots?: IndexSnapshots | undefined;
  now: () => Date;
  onProgress: (progress: IndexProgress) => void;
  onError: (error: Error) => void;
};

/** What the index holds: all changes before the position, in the words of that taxonomy. */
type Held = Moment & { fingerprint: string; pulsedAt: Date };

/** The search engine's catalogue, kept equal to the database's. One thing at a time: see `inTurn`. */
export function indexWork(options: SearchIndexOptions) {
  const { db, engine, readContext, snapshots, now } = options;
  const store = snapshots && createSnapshotStore({ ...options, snapshots });
  const recent = createRecentIds(() => now().getTime());
  let held: Held | undefined;
  /** While another is built beside, and where that failed: the engine may have what was held, or the other. */
  let isUnsure = false;

  async function build(): Promise<Held> {
    const built = await buildIndex(options);
    recent.clear();
    return built;
  }

  async function apply(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await applyChanges({ db, engine, ids, context: await readContext() });
  }

  async function followFrom(from: Held): Promise<Held> {
    const read = await readOn(db, from, recent.rewind);
    if (!read || (await areTooMany(db, read.ids.length))) return build();
    await apply(read.ids);
    recent.note(from.snapshot, read.ids);
    return { ...from, ...read.moment };
  }

  /** What nobody is told of: deals that end, popularity, and what was paid, which orders best sellers. */
  async function pulseFrom(from: Held): Promise<Held> {
    const followed = await followFrom(from);
    const pulsedAt = now();
    const ended = await selectDealsEnded(db, followed.pulsedAt, pulsedAt);
    const scored = await selectScoredSince(db, followed.pulsedAt);
    await apply([...new Set([...ended, ...scored])]);
    return { ...followed, pulsedAt };
  }

  const follow = async () => {
    held = held ? await followFrom(held) : await build();
  };

  return {
    isWhole: () => held !== undefined,
    has: (needed: DatabaseSnapshot) => held !== undefined && coversSnapshot(held.snapshot, needed),
    async start(): Promise<void> {
      const current = await readCurrent(options);
      const position = await store?.open(current);
      held = position
        ? await pulseFrom({ ...current, position, snapshot: snapshotBefore(position) })
        : await build();
    },
    follow,
    async pulse(): Promise<void> {
      if (held) held = await pulseFrom(held);
    },
    /** Names of categories are in every document, so another taxonomy needs another index. */
    isOfSameTaxonomy: async () =>
      !isUnsure && held?.fingerprint === fingerprint(await readContext()),
    async buildBeside(): Promise<Held> {
      isUnsure = true;
      return build();
    },
    /** What was built beside, while changes went into what was there: they are caught up with. */
    async take(built: Held): Promise<void> {
      held = await followFrom(built);
      isUnsure = false;
    },
    save: async () => (isUnsure ? undefined : held && store?.save(held)),
    /** Not in turn: what changes meanwhile must not wait for it. */
    publish: async (note: SnapshotNote) => store?.publish(note),
  };
}

const readCurrent = async ({ db, readContext }: SearchIndexOptions): Promise<Held> => ({
  ...(await selectMoment(db)),
  fingerprint: fingerprint(await readContext()),
  // Deals that ended while nobody was here are looked for from the beginning.
  pulsedAt: new Date(0),
});

type Rewind = ReturnType<typeof createRecentIds>["rewind"];

/**
 * What changed since. A replica that took over may lack the last changes that are in the index, and have others in
 * their place: then all of the last minutes is looked at again. Nothing where that cannot be told.
 */
async function readOn(
  db: Queryable,
  from: Moment,
  rewind: Rewind,
): Promise<{ ids: readonly number[]; moment: Moment } | undefined> {
  const { ids, ...moment } = await selectChangesSince(db, from.snapshot);
  if (moment.database !== from.database) return undefined;
  if (moment.timeline === from.timeline) return { ids, moment };
  const known = rewind();
  if (!known || !coversSnapshot(moment.snapshot, known.since)) return undefined;
  const again = await selectChangesSince(db, known.since);
  return { ids: [...new Set([...known.ids, ...again.ids])], moment };
}

async function buildIndex(options: SearchIndexOptions): Promise<Held> {
  const { db, engine, readContext, readFrom = async () => db, now, onProgress } = options;
  const pulsedAt = now();
  const current = await readContext();
  const source = await readFrom();
  const { database, timeline } = await selectMoment(db);
  // Before the first document is read, and of the same server: what changes meanwhile is caught up with afterwards.
  const moment = await selectMoment(source);
  const progress = startProgress(await countProducts(source), onProgress);
  await engine.swap(progress.count(readSearchDocuments(source, current)));
  progress.end();
  return { ...moment, database, timeline, fingerprint: fingerprint(current), pulsedAt };
}
