import { sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { DEMO_REFERENCE_DATA } from "./demo/countries.ts";
import { DEMO_REDIRECTS } from "./demo/redirects.ts";
import { DEMO_SHIPPING_RATES, DEMO_WAREHOUSES } from "./demo/shipping.ts";
import { DEMO_SITES } from "./demo/sites.ts";
import { insertRedirects } from "./insert-redirects.ts";
import { insertShippingRates, insertWarehouse } from "./insert-shipping.ts";
import { insertSite } from "./insert-site.ts";
import { insertReferenceData } from "./reference-builder.ts";

/** Any number that nothing else in this database locks. */
const SEED_LOCK = 7_254_302;

/** Fills an empty database, all or nothing; true when it did. A shop that has sites is left alone. */
export function seedDemo(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Nodes that start together on one empty database: the second waits, then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [existing] = await tx.select({ id: sites.id }).from(sites).limit(1);
    if (existing) return false;
    await insertReferenceData(tx, DEMO_REFERENCE_DATA);
    for (const site of DEMO_SITES) await insertSite(tx, site);
    await insertRedirects(tx, DEMO_REDIRECTS);
    for (const warehouse of DEMO_WAREHOUSES) await insertWarehouse(tx, warehouse);
    await insertShippingRates(tx, DEMO_SHIPPING_RATES);
    return true;
  });
}
