import { eq } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isImport } from "#features/shipping/domain/import-charges.ts";
import { warehouses } from "#features/shipping/server/shipping.tables.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import { type Order, selectWarehouse } from "../orders.repository.ts";

/** Whether the order passes customs; assumed for an unknown origin, so that nothing comes as a surprise. */
export async function meetsCustoms(
  db: Queryable,
  { id, address }: Pick<Order, "id" | "address">,
): Promise<boolean> {
  const warehouse = await selectWarehouse(db, id);
  if (warehouse === undefined || !address) return true;
  const [from] = await db
    .select({ iso: countries.isoCode })
    .from(warehouses)
    .innerJoin(countries, eq(countries.id, warehouses.countryId))
    .where(eq(warehouses.code, warehouse));
  const [to] = await db
    .select({ iso: countries.isoCode })
    .from(countries)
    .where(eq(countries.id, address.countryId));
  return !from || !to || isImport(from.iso, to.iso);
}
