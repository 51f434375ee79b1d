import type { Database } from "#database/connect.ts";
import { DEMO_REFERENCE_DATA } from "./demo/countries.ts";
import { DEMO_SITES } from "./demo/sites.ts";
import { fillEmptyDatabase } from "./fill-empty-database.ts";
import { insertSite } from "./insert-site.ts";
import { insertReferenceData } from "./reference-builder.ts";

/** `SEED=none`: languages, currencies, countries and the default site, so that there is a door to come in by. */
export function seedBare(db: Database): Promise<boolean> {
  return fillEmptyDatabase(db, async (tx) => {
    await insertReferenceData(tx, DEMO_REFERENCE_DATA);
    for (const site of DEMO_SITES.filter((one) => one.isDefault)) await insertSite(tx, site);
  });
}
