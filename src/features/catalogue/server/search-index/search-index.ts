import type { Queryable } from "#database/connect.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { applyChanges, areTooMany } from "./apply-changes.ts";
import { coversSnapshot, type DatabaseSnapshot } from "./database-snapshot.ts";
import { type IndexProgress, startProgress } from "./index-progress.ts";
import { fingerprint, type IndexSnapshots } from "./index-snapshots.ts";
import { readSearchDocuments } from "./read-search-documents.ts";
import type { IndexContext } from "./search-document.ts";
import {
  countProducts,
  type Moment,
  selectChangesSince,
  selectDealsEnded,
  selectMoment,
  selectScoredSince,
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

/** A small change is applied within it; who asks has other nodes, and need not wait for a large one. */
const REACH_MS = 150;

/** The search engine's catalogue, kept equal to the database's. One thing at a time: see `inTurn`. */
function indexWork(options: SearchIndexOptions) {
  const { db, engine, readContext, snapshots, now, onProgress } = options;
  const { readFrom = async () => db } = options;
  const store = snapshots && createSnapshotStore({ ...options, snapshots });
  let held: Held | undefined;

  async function build(): Promise<Held> {
    const pulsedAt = now();
    const current = await readContext();
    const source = await readFrom();
    // Before the first document is read, and of the same server: what changes meanwhile is caught up with afterwards.
    const moment = await selectMoment(source);
    const progress = startProgress(await countProducts(source), onProgress);
    await engine.swap(progress.count(readSearchDocuments(source, current)));
    progress.end();
    return { ...moment, fingerprint: fingerprint(current), pulsedAt };
  }

  async function apply(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await applyChanges({ db, engine, ids, context: await readContext() });
  }

  async function followFrom(from: Held): Promise<Held> {
    const { ids, ...moment } = await selectChangesSince(db, from.position);
    if (await areTooMany(db, ids.length)) return build();
    await apply(ids);
    return { ...from, ...moment };
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
      const current = fingerprint(await readContext());
      const position = await store?.open(current);
      // Deals that ended while nobody was here are looked for from the beginning.
      const from = { snapshot: "", fingerprint: current, pulsedAt: new Date(0) };
      held = position ? await pulseFrom({ ...from, position }) : await build();
    },
    follow,
    async pulse(): Promise<void> {
      if (held) held = await pulseFrom(held);
    },
    /** Names of categories are in every document, so another taxonomy needs another index. */
    async refresh(): Promise<void> {
      const isSame = held?.fingerprint === fingerprint(await readContext());
      if (isSame) await follow();
      else held = await build();
    },
    save: async () => held && store?.save(held),
    /** Not in turn: what changes meanwhile must not wait for it. */
    publish: async (note: SnapshotNote) => store?.publish(note),
  };
}

/** A search engine that holds the catalogue and follows it. Asked before it is whole, it waits. */
export function createSearchIndex(options: SearchIndexOptions) {
  const { engine, onError } = options;
  const steps = indexWork(options);
  let work = steps.start();
  // Whoever searches is told too, but nobody may be there yet.
  work.then(save).catch(onError);

  /** An older state must never overtake a newer one. */
  function inTurn<Made>(step: () => Promise<Made>): Promise<Made> {
    const turn = work.catch(() => {}).then(step);
    work = turn.then(() => {});
    // Whoever asked for the turn is told; nobody else may be waiting.
    work.catch(() => {});
    return turn;
  }

  async function save(): Promise<void> {
    const note = await inTurn(steps.save);
    if (note) await steps.publish(note);
  }

  /**
   * One for all who wait: the second turn begins after whatever they have seen, so a third would find no more. What a
   * former primary has seen and lost is never reached.
   */
  let following: Promise<void> | undefined;
  async function followUntil(needed: DatabaseSnapshot): Promise<void> {
    for (let turns = 0; turns < 2 && !steps.has(needed); turns += 1) {
      following ??= inTurn(steps.follow).finally(() => {
        following = undefined;
      });
      await following;
    }
  }

  return {
    /** Whether all that was visible at that moment can be found, at once or in a moment. */
    async reach(needed: DatabaseSnapshot): Promise<boolean> {
      if (steps.has(needed)) return true;
      const isThere = followUntil(needed).then(
        () => steps.has(needed),
        () => false,
      );
      return Promise.race([isThere, waitAtMost(REACH_MS)]);
    },
    /** Until then searches wait. */
    isComplete: steps.isWhole,
    async search(query: Parameters<IndexableEngine["search"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.search(query);
    },
    async suggest(query: Parameters<IndexableEngine["suggest"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.suggest(query);
    },
    /** Settles when what is committed now can be found. */
    follow: (_tags?: readonly string[]) => inTurn(steps.follow),
    /** After a change of categories, fields or sites, or where changes may have been missed. */
    refresh: (_tags?: readonly string[]) => inTurn(steps.refresh),
    pulse: () => inTurn(steps.pulse),
    save,
    async close() {
      await work.catch(() => {});
      await engine.close();
    },
  };
}

const waitAtMost = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());

export type SearchIndex = ReturnType<typeof createSearchIndex>;
