import type { Queryable } from "#database/connect.ts";
import type { SearchDocument } from "#ports/search.ts";
import { popularityCents } from "../../domain/events/popularity.ts";
import {
  selectWholeRecords,
  streamWholeRecords,
  type WholeRecord,
} from "../product-records.repository.ts";
import { selectScores } from "./popularity.repository.ts";
import { type IndexPlace, toSearchDocument } from "./search-document.ts";

/** Every product as the search engine knows it, a batch at a time. */
export async function* readSearchDocuments(
  db: Queryable,
  place: IndexPlace,
): AsyncGenerator<SearchDocument> {
  for await (const records of streamWholeRecords(db)) yield* await toDocuments(db, records, place);
}

/** Those of the ids that are still there. */
export async function readDocumentsByIds(
  db: Queryable,
  ids: readonly number[],
  place: IndexPlace,
): Promise<SearchDocument[]> {
  return toDocuments(db, await selectWholeRecords(db, ids), place);
}

async function toDocuments(
  db: Queryable,
  records: readonly WholeRecord[],
  place: IndexPlace,
): Promise<SearchDocument[]> {
  const scores = await selectScores(
    db,
    records.map(({ id }) => id),
  );
  const points = new Map(
    scores.map(({ productId, score, scoredAt }) => [
      productId,
      popularityCents(score, scoredAt, place.now),
    ]),
  );
  return records.map((record) => toSearchDocument(record, points.get(record.id) ?? 0, place));
}
