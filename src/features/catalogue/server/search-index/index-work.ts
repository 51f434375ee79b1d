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
  /** The database for reading the whole catalogue: a replica may be behind; later changes are applied afterwards. */
  readFrom?: () => Promise<Queryable>;
  engine: IndexableEngine;
  /** Called for every build and change, because sites and categories may change too. */
  readContext: () => Promise<IndexContext>;
  /** For engines that can start from an index that an earlier run saved. */
  snapshots?: IndexSnapshots | undefined;
  now: () => Date;
  onProgress: (progress: IndexProgress) => void;
  onError: (error: Error) => void;
};

/** What the index includes: all changes before the position, with the names of that taxonomy. */
type Held = Moment & { fingerprint: string; pulsedAt: Date };

/** Keeps the search engine's catalogue equal to the database's. Only one step runs at a time: see `inTurn`. */
export function indexWork(options: SearchIndexOptions) {
  const { db, engine, readContext, snapshots, now } = options;
  const store = snapshots && createSnapshotStore({ ...options, snapshots });
  const recent = createRecentIds(() => now().getTime());
  let held: Held | undefined;
  /** True while a new index is built, and if that failed: the engine may have the former index or the new one. */
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

  /** Changes without notification: ended deals, popularity, and amounts paid, by which best sellers are sorted. */
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
    /** Every document has names of categories, so another taxonomy needs another index. */
    isOfSameTaxonomy: async () =>
      !isUnsure && held?.fingerprint === fingerprint(await readContext()),
    async buildBeside(): Promise<Held> {
      isUnsure = true;
      return build();
    },
    /** Takes over the new index, and applies the changes that went only into the former one meanwhile. */
    async take(built: Held): Promise<void> {
      held = await followFrom(built);
      isUnsure = false;
    },
    save: async () => (isUnsure ? undefined : held && store?.save(held)),
    /** Runs outside the queue (`inTurn`): changes must not wait for the upload. */
    publish: async (note: SnapshotNote) => store?.publish(note),
  };
}

const readCurrent = async ({ db, readContext }: SearchIndexOptions): Promise<Held> => ({
  ...(await selectMoment(db)),
  fingerprint: fingerprint(await readContext()),
  // Looks for all deals that ended while no process was running.
  pulsedAt: new Date(0),
});

type Rewind = ReturnType<typeof createRecentIds>["rewind"];

/**
 * Reads the changes since then. After a failover, the new primary may lack the last changes in the index and have
 * others instead: then everything of the last minutes is read again. Undefined if that is not possible.
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
  // Taken before the first document is read and from the same server: later changes are applied afterwards.
  const moment = await selectMoment(source);
  const progress = startProgress(await countProducts(source), onProgress);
  await engine.swap(progress.count(readSearchDocuments(source, current)));
  progress.end();
  return { ...moment, database, timeline, fingerprint: fingerprint(current), pulsedAt };
}
