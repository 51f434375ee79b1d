import { MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { applyChanges } from "./apply-changes.ts";
import { type IndexProgress, startProgress } from "./index-progress.ts";
import {
  fingerprint,
  type IndexSnapshots,
  positionOfSnapshot,
  saveSnapshot,
} from "./index-snapshots.ts";
import { readSearchDocuments } from "./read-search-documents.ts";
import type { IndexContext } from "./search-document.ts";
import {
  type ChangePosition,
  countProducts,
  selectChangesSince,
  selectDealsEnded,
  selectPosition,
  selectScoredSince,
} from "./search-index.repository.ts";

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
};

/** What the index holds: all changes before the position, in the words of that taxonomy. */
type Held = { position: ChangePosition; fingerprint: string; pulsedAt: Date };

/** Beyond this building anew is quicker than changing some at a time, and an engine would do it in the end anyway. */
const FEW = 2000;
const isTooMany = (changed: number, all: number) => changed > FEW + all / 20;
/** A large index is a large file; what changed since is caught up with quickly. */
const SAVE_EVERY_MS = 30 * MINUTE_MS;

/** The search engine's catalogue, kept equal to the database's. One thing at a time: see `inTurn`. */
function indexWork(options: SearchIndexOptions) {
  const { db, engine, readContext, snapshots, now, onProgress } = options;
  const { readFrom = async () => db } = options;
  let held: Held | undefined;
  let saved = { position: "", at: new Date(0) };

  async function build(): Promise<void> {
    const pulsedAt = now();
    const current = await readContext();
    const source = await readFrom();
    // Before the first document is read, and of the same server: what changes meanwhile is caught up with afterwards.
    const position = await selectPosition(source);
    const progress = startProgress(await countProducts(source), onProgress);
    await engine.swap(progress.count(readSearchDocuments(source, current)));
    progress.end();
    held = { position, fingerprint: fingerprint(current), pulsedAt };
  }

  async function start(): Promise<void> {
    const current = fingerprint(await readContext());
    const position = snapshots && (await positionOfSnapshot(db, snapshots, current));
    if (!position) return build();
    // Deals that ended while nobody was here are looked for from the beginning.
    held = { position, fingerprint: current, pulsedAt: new Date(0) };
    saved = { position, at: now() };
    await follow();
    await pulse();
  }

  async function follow(): Promise<void> {
    if (!held) return build();
    const { ids, position } = await selectChangesSince(db, held.position);
    if (ids.length > FEW && isTooMany(ids.length, await countProducts(db))) return build();
    if (ids.length > 0) await applyChanges({ db, engine, ids, context: await readContext() });
    held = { ...held, position };
  }

  /** What nobody is told of: deals that end, popularity, and what was paid, which orders best sellers. */
  async function pulse(): Promise<void> {
    if (!held) return;
    await follow();
    const [since, pulsedAt] = [held.pulsedAt, now()];
    const ended = await selectDealsEnded(db, since, pulsedAt);
    const scored = await selectScoredSince(db, since);
    const ids = [...new Set([...ended, ...scored])];
    if (ids.length > 0) await applyChanges({ db, engine, ids, context: await readContext() });
    held = { ...held, pulsedAt };
  }

  return {
    isWhole: () => held !== undefined,
    start,
    follow,
    pulse,
    /** Names of categories are in every document, so another taxonomy needs another index. */
    async refresh(): Promise<void> {
      const isSame = held?.fingerprint === fingerprint(await readContext());
      return isSame ? follow() : build();
    },
    async save(): Promise<void> {
      const isDue = now().getTime() - saved.at.getTime() >= SAVE_EVERY_MS;
      if (!snapshots || !held || !isDue || held.position === saved.position) return;
      saved = { position: held.position, at: now() };
      await saveSnapshot(db, snapshots, held);
    },
  };
}

/** A search engine that holds the catalogue and follows it. Asked before it is whole, it waits. */
export function createSearchIndex(
  options: SearchIndexOptions & { onError: (error: Error) => void },
) {
  const { engine, onError } = options;
  const steps = indexWork(options);
  let work = steps.start();
  // Whoever searches is told too, but nobody may be there yet.
  work.then(steps.save).catch(onError);

  /** An older state must never overtake a newer one. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    work = work.catch(() => {}).then(step);
    return work;
  }

  return {
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
    save: () => inTurn(steps.save),
    async close() {
      await work.catch(() => {});
      await engine.close();
    },
  };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;
