import type { Queryable } from "#database/connect.ts";
import type { SearchEngine } from "#ports/search.ts";
import { fingerprint } from "./index-fingerprint.ts";
import { selectScoredSince } from "./popularity.repository.ts";
import {
  type ChangePosition,
  selectChangesSince,
  selectDealsEnded,
  selectPosition,
} from "./product-changes.repository.ts";
import { readDocumentsByIds, readSearchDocuments } from "./read-search-documents.ts";
import type { IndexPlace } from "./search-document.ts";

export type SearchIndexOptions = {
  db: Queryable;
  engine: SearchEngine;
  /** Read for every build and change: sites and categories change too. */
  place: () => Promise<IndexPlace>;
  onError: (error: Error) => void;
};

const BATCH = 500;
/** Beyond this, building anew is quicker than changing one by one. */
const TOO_MANY = 50_000;

/** New and changed documents, and those that are gone. */
async function applyChanges(change: {
  db: Queryable;
  engine: SearchEngine;
  ids: readonly number[];
  place: IndexPlace;
}): Promise<void> {
  const { db, engine, ids, place } = change;
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const documents = await readDocumentsByIds(db, some, place);
    const there = new Set(documents.map(({ id }) => id));
    await engine.upsert(documents);
    await engine.remove(some.filter((id) => !there.has(id)));
  }
}

/** A search engine that holds the catalogue and follows it. Asked before it is whole, it waits. */
export function createSearchIndex({ db, engine, place, onError }: SearchIndexOptions) {
  let position: ChangePosition = "0";
  let pulsedAt = new Date();
  let isWhole = false;
  let builtFor = "";
  let work: Promise<void> = build();
  // Whoever searches is told too, but nobody may be there yet.
  work.catch(onError);

  async function build(): Promise<void> {
    const current = await place();
    builtFor = fingerprint(current);
    // Before the first document is read: what changes meanwhile is caught up with afterwards.
    const from = await selectPosition(db);
    await engine.swap(readSearchDocuments(db, current));
    position = from;
    isWhole = true;
  }

  /** Names of categories are in every document, so another arrangement needs another index. */
  async function refresh(): Promise<void> {
    const isSame = isWhole && fingerprint(await place()) === builtFor;
    return isSame ? follow() : build();
  }

  async function follow(): Promise<void> {
    if (!isWhole) return build();
    const changes = await selectChangesSince(db, position);
    if (changes.ids.length > TOO_MANY) return build();
    await apply(changes.ids);
    position = changes.position;
  }

  const apply = async (ids: readonly number[]) => {
    if (ids.length > 0) await applyChanges({ db, engine, ids, place: await place() });
  };

  /** What changes without anybody changing it: deals that end, and popularity, which is told to nobody. */
  async function pulse(now: Date): Promise<void> {
    const since = pulsedAt;
    const ended = await selectDealsEnded(db, since, now);
    const scored = await selectScoredSince(db, since);
    await apply([...new Set([...ended, ...scored])]);
    pulsedAt = now;
  }

  /** One after another: an older state must never overtake a newer one. */
  function inTurn(next: () => Promise<void>): Promise<void> {
    work = work.catch(() => {}).then(next);
    return work;
  }

  return {
    async search(query: Parameters<SearchEngine["search"]>[0]) {
      if (!isWhole) await work;
      return engine.search(query);
    },
    async suggest(query: Parameters<SearchEngine["suggest"]>[0]) {
      if (!isWhole) await work;
      return engine.suggest(query);
    },
    /** Settles when what is committed now can be found. */
    follow: () => inTurn(follow),
    /** After a change of categories, fields, flags or sites, or where changes may have been missed. */
    refresh: () => inTurn(refresh),
    pulse: (now: Date) => inTurn(() => pulse(now)),
    async close() {
      await work.catch(() => {});
      await engine.close();
    },
  };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;
