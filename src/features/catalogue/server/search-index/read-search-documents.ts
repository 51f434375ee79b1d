import type { Queryable } from "#database/connect.ts";
import type { SearchDocument } from "#ports/search.ts";
import { popularityCents } from "../../domain/search-event.ts";
import {
  type FullRecord,
  selectFullRecords,
  streamFullRecords,
} from "../product-records.repository.ts";
import { type IndexContext, toSearchDocument } from "./search-document.ts";
import { selectScores } from "./search-index.repository.ts";

/** Every product as the search engine knows it, a batch at a time. */
export async function* readSearchDocuments(
  db: Queryable,
  context: IndexContext,
): AsyncGenerator<SearchDocument> {
  for await (const records of streamFullRecords(db)) {
    const toDocument = await documentMaker(db, records, context);
    // One by one: whoever takes them lets others work in between.
    for (const record of records) yield toDocument(record);
  }
}

/** Those of the ids that are still there. */
export async function readDocumentsByIds(
  db: Queryable,
  ids: readonly number[],
  context: IndexContext,
): Promise<SearchDocument[]> {
  const records = await selectFullRecords(db, ids);
  return records.map(await documentMaker(db, records, context));
}

async function documentMaker(
  db: Queryable,
  records: readonly FullRecord[],
  context: IndexContext,
): Promise<(record: FullRecord) => SearchDocument> {
  const scores = await selectScores(
    db,
    records.map(({ id }) => id),
  );
  const points = new Map(
    scores.map(({ productId, score, scoredAt }) => [
      productId,
      popularityCents(score, scoredAt, context.now),
    ]),
  );
  return (record) => toSearchDocument(record, points.get(record.id) ?? 0, context);
}
