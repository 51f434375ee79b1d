import type { Queryable } from "#database/connect.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { readDocumentsByIds } from "./read-search-documents.ts";
import type { IndexContext } from "./search-document.ts";
import { countProducts } from "./search-index.repository.ts";

/** Above this number a rebuild is faster than single changes, and an engine would rebuild in the end anyway. */
const FEW = 2000;

export const areTooMany = async (db: Queryable, changed: number): Promise<boolean> =>
  changed > FEW && changed > FEW + (await countProducts(db)) / 20;

const BATCH = 500;

/** Adds new and changed documents to the engine, and removes those that are gone. */
export async function applyChanges(change: {
  db: Queryable;
  engine: Pick<IndexableEngine, "upsert" | "remove">;
  ids: readonly number[];
  context: IndexContext;
}): Promise<void> {
  const { db, engine, ids, context } = change;
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const documents = await readDocumentsByIds(db, some, context);
    const there = new Set(documents.map(({ id }) => id));
    await engine.upsert(documents);
    await engine.remove(some.filter((id) => !there.has(id)));
  }
}
