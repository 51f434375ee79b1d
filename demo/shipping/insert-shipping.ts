import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import {
  shippingRates,
  shippingRateTiers,
  warehouses,
} from "#features/shipping/server/shipping.tables.ts";
import { readReferenceIds } from "#features/sites/server/seed/reference-ids.ts";
import type { ShippingRateDefinition, WarehouseDefinition } from "./shipping-builder.ts";

export async function insertWarehouse(
  db: Queryable,
  { country, ...definition }: WarehouseDefinition,
): Promise<void> {
  const ids = await readReferenceIds(db);
  const row = { ...definition, countryId: ids.country(country) };
  await db.insert(warehouses).values(row).onConflictDoUpdate({ target: warehouses.id, set: row });
}

/** Replaces a rate with the same warehouse, country, method and day, together with its tiers. */
export async function insertShippingRates(
  db: Queryable,
  definitions: ShippingRateDefinition[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = await readReferenceIds(tx);
    const warehouseIds = new Map(
      (await tx.select().from(warehouses)).map(({ code, id }) => [code, id]),
    );
    for (const { warehouse, country, tiers, ...rate } of definitions) {
      const warehouseId = warehouseIds.get(warehouse);
      if (warehouseId === undefined) throw new Error(`There is no warehouse ${warehouse}`);
      const row = { ...rate, warehouseId, countryId: ids.country(country) };
      const rateId = await upsertRate(tx, row);
      await tx.delete(shippingRateTiers).where(eq(shippingRateTiers.rateId, rateId));
      await tx.insert(shippingRateTiers).values(tiers.map((tier) => ({ rateId, ...tier })));
    }
  });
}

async function upsertRate(db: Queryable, row: typeof shippingRates.$inferInsert): Promise<number> {
  const { warehouseId, countryId, method, validFrom } = shippingRates;
  const [saved] = await db
    .insert(shippingRates)
    .values(row)
    .onConflictDoUpdate({ target: [warehouseId, countryId, method, validFrom], set: row })
    .returning({ id: shippingRates.id });
  if (!saved) throw new Error("The database returned no row for a rate it saved");
  return saved.id;
}
