import type { Database } from "#database/connect.ts";
import { DEMO_SITES } from "#database/seed/demo/sites.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { FilledEngine } from "#ports/search.ts";
import { selectArrangement } from "../arrangement.repository.ts";
import { fingerprint } from "../indexing/index-fingerprint.ts";
import { type IndexSnapshots, saveSnapshot } from "../indexing/index-snapshots.ts";
import { selectPosition } from "../indexing/product-changes.repository.ts";
import { readSearchDocuments } from "../indexing/read-search-documents.ts";

/** Keeps the index of a database with the demo data on the disk, as a shop does after its first start. */
export async function saveTestIndex(
  db: Database,
  engine: Pick<FilledEngine, "swap">,
  snapshots: IndexSnapshots,
): Promise<void> {
  const sites = DEMO_SITES.filter(({ categorySet }) => categorySet !== null);
  const arrangement = await selectArrangement(db);
  const place = { arrangement, sites, languages: LANGUAGES, now: new Date() };
  const position = await selectPosition(db);
  await engine.swap(readSearchDocuments(db, place));
  await saveSnapshot(db, snapshots, { position, fingerprint: fingerprint(place) });
}
