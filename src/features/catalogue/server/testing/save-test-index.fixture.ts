import type { Database } from "#database/connect.ts";
import { DEMO_SITES } from "#demo/sites/sites.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { fingerprint, type IndexSnapshots, saveSnapshot } from "../search-index/index-snapshots.ts";
import { readSearchDocuments } from "../search-index/read-search-documents.ts";
import { selectPosition } from "../search-index/search-index.repository.ts";
import { selectTaxonomy } from "../taxonomy.repository.ts";

/** Keeps the index of a database with the demo data on the disk, as a shop does after its first start. */
export async function saveTestIndex(
  db: Database,
  engine: Pick<IndexableEngine, "swap">,
  snapshots: IndexSnapshots,
): Promise<void> {
  const sites = DEMO_SITES.filter(({ categorySet }) => categorySet !== null);
  const taxonomy = await selectTaxonomy(db);
  const place = { taxonomy, sites, languages: LANGUAGES, now: new Date() };
  const position = await selectPosition(db);
  await engine.swap(readSearchDocuments(db, place));
  await saveSnapshot(db, snapshots, { position, fingerprint: fingerprint(place) });
}
