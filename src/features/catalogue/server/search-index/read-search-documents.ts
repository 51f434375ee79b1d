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

/** Every product as the search engine's document, read in batches. */
export async function* readSearchDocuments(
  db: Queryable,
  context: IndexContext,
): AsyncGenerator<SearchDocument> {
  for await (const records of streamFullRecords(db)) {
    const toDocument = await documentMaker(db, records, context);
    // Yields one by one, so that the consumer can let other work run in between.
    for (const record of records) yield toDocument(record);
  }
}

/** Documents of the ids that still exist. */
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
