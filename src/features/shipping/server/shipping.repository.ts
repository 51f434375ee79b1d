import { and, asc, count, desc, eq, gt, lte, max, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import type { RecordNames } from "#platform/audit/record-names.ts";
import type { RateTier, ShippingRate } from "../domain/shipping-price.ts";
import { shippingRates, shippingRateTiers, vatRates, warehouses } from "./shipping.tables.ts";

export function selectWarehouses(db: Queryable) {
  return db
    .select({
      id: warehouses.id,
      code: warehouses.code,
      city: warehouses.city,
      countryIso: countries.isoCode,
      countryTitle: countries.title,
    })
    .from(warehouses)
    .innerJoin(countries, eq(countries.id, warehouses.countryId))
    .orderBy(asc(warehouses.position));
}

/** The warehouses with the address for labels and the storage terms. */
export function selectWarehouseDetails(db: Queryable) {
  return db
    .select({
      id: warehouses.id,
      code: warehouses.code,
      address: warehouses.address,
      countryIso: countries.isoCode,
      countryTitle: countries.title,
      freeDays: warehouses.freeDays,
      storageCentsPerDay: warehouses.storageCentsPerDay,
      currency: warehouses.currency,
      currencyRate: warehouses.currencyRate,
    })
    .from(warehouses)
    .innerJoin(countries, eq(countries.id, warehouses.countryId))
    .orderBy(asc(warehouses.position));
}

/** The newest rate that is already valid, for each warehouse and method. */
export async function selectCurrentRates(
  db: Queryable,
  input: { countryId: number; today: string },
): Promise<(ShippingRate & { warehouseId: number })[]> {
  const rates = await db
    .selectDistinctOn([shippingRates.warehouseId, shippingRates.method])
    .from(shippingRates)
    .where(
      and(eq(shippingRates.countryId, input.countryId), lte(shippingRates.validFrom, input.today)),
    )
    .orderBy(shippingRates.warehouseId, shippingRates.method, desc(shippingRates.validFrom));
  const tiers = await db
    .select()
    .from(shippingRateTiers)
    .innerJoin(shippingRates, eq(shippingRates.id, shippingRateTiers.rateId))
    .where(eq(shippingRates.countryId, input.countryId))
    .orderBy(asc(shippingRateTiers.fromGrams));
  return rates.map(({ id, countryId: _country, validFrom: _validFrom, ...rate }) => ({
    ...rate,
    tiers: tiers
      .filter((row) => row.shipping_rate_tiers.rateId === id)
      .map(({ shipping_rate_tiers: { fromGrams, centsPerKg } }) => ({ fromGrams, centsPerKg })),
  }));
}

type RateRow = typeof shippingRates.$inferSelect;

/** All versions with their tiers, the newest of each warehouse, country and method first. */
export async function selectAllRates(db: Queryable) {
  const rows = await db
    .select({ rate: shippingRates, country: countries.isoCode, warehouse: warehouses.code })
    .from(shippingRates)
    .innerJoin(countries, eq(countries.id, shippingRates.countryId))
    .innerJoin(warehouses, eq(warehouses.id, shippingRates.warehouseId))
    .orderBy(
      asc(warehouses.position),
      asc(countries.isoCode),
      asc(shippingRates.method),
      desc(shippingRates.validFrom),
    );
  const tiers = await db.select().from(shippingRateTiers).orderBy(asc(shippingRateTiers.fromGrams));
  const byRate = Map.groupBy(tiers, ({ rateId }) => rateId);
  return rows.map((row) => ({ ...row, tiers: byRate.get(row.rate.id) ?? [] }));
}

/** Makes saves wait for each other, so that each one sees the rates saved before. */
export const lockRates = (tx: Transaction) =>
  tx.execute(sql`lock table shipping_rates in share row exclusive mode`);

/** Saves a rate; replaces one of the same warehouse, country, method and day, including its tiers. */
export async function saveRateRow(
  tx: Transaction,
  row: Omit<RateRow, "id">,
  tiers: readonly RateTier[],
): Promise<number> {
  const { warehouseId, countryId, method, validFrom } = shippingRates;
  const [saved] = await tx
    .insert(shippingRates)
    .values(row)
    .onConflictDoUpdate({ target: [warehouseId, countryId, method, validFrom], set: row })
    .returning({ id: shippingRates.id });
  if (!saved) throw new Error("The database returned no row for a rate it saved");
  await tx.delete(shippingRateTiers).where(eq(shippingRateTiers.rateId, saved.id));
  await tx.insert(shippingRateTiers).values(tiers.map((tier) => ({ rateId: saved.id, ...tier })));
  return saved.id;
}

/** Deletes a rate that is not valid yet; returns undefined if it is valid already. */
export async function deleteRateAfter(
  tx: Transaction,
  id: number,
  day: string,
): Promise<RateRow | undefined> {
  const [removed] = await tx
    .delete(shippingRates)
    .where(and(eq(shippingRates.id, id), gt(shippingRates.validFrom, day)))
    .returning();
  return removed;
}

export const selectVatRates = (db: Queryable) =>
  db
    .select({ country: countries.isoCode, since: vatRates.since, percent: vatRates.percent })
    .from(vatRates)
    .innerJoin(countries, eq(countries.id, vatRates.countryId))
    .orderBy(asc(vatRates.since));

/** Selects a country and its rate for the day, and locks both until the transaction ends. */
export async function lockVatRate(
  tx: Transaction,
  { country, since }: { country: string; since: string },
): Promise<{ countryId: number; percent: number | null } | undefined> {
  const [known] = await tx
    .select()
    .from(countries)
    .where(eq(countries.isoCode, country))
    .for("no key update");
  if (!known) return undefined;
  const [row] = await tx
    .select({ percent: vatRates.percent })
    .from(vatRates)
    .where(and(eq(vatRates.countryId, known.id), eq(vatRates.since, since)));
  return { countryId: known.id, percent: row?.percent ?? null };
}

export async function saveVatRate(
  tx: Transaction,
  row: { countryId: number; since: string; percent: number },
): Promise<void> {
  await tx
    .insert(vatRates)
    .values(row)
    .onConflictDoUpdate({
      target: [vatRates.countryId, vatRates.since],
      set: { percent: row.percent },
    });
}

type Warehouse = typeof warehouses.$inferSelect;
export type WarehouseRow = { warehouse: Warehouse; country: string };

/** All warehouses, or one of them. */
export const selectWarehouseRows = (db: Queryable, id?: number): Promise<WarehouseRow[]> =>
  db
    .select({ warehouse: warehouses, country: countries.isoCode })
    .from(warehouses)
    .innerJoin(countries, eq(countries.id, warehouses.countryId))
    .where(id === undefined ? undefined : eq(warehouses.id, id))
    .orderBy(asc(warehouses.position));

export async function countRatesByWarehouse(db: Queryable): Promise<Map<number, number>> {
  const counted = await db
    .select({ id: shippingRates.warehouseId, rates: count() })
    .from(shippingRates)
    .groupBy(shippingRates.warehouseId);
  return new Map(counted.map((row) => [row.id, row.rates]));
}

/** Makes inserts wait for each other, so that each new warehouse gets the next number. */
export const lockWarehouses = (tx: Transaction) =>
  tx.execute(sql`lock table warehouses in share row exclusive mode`);

/** Needs the lock of `lockWarehouses`. */
export async function insertWarehouse(
  tx: Transaction,
  row: Omit<Warehouse, "id" | "position">,
): Promise<number> {
  const [highest] = await tx
    .select({ id: max(warehouses.id), position: max(warehouses.position) })
    .from(warehouses);
  const id = (highest?.id ?? 0) + 1;
  await tx.insert(warehouses).values({ ...row, id, position: (highest?.position ?? 0) + 1 });
  return id;
}

export const updateWarehouse = (tx: Transaction, id: number, row: Partial<Warehouse>) =>
  tx.update(warehouses).set(row).where(eq(warehouses.id, id));

export const lockWarehouse = (tx: Transaction, id: number) =>
  tx.select({ id: warehouses.id }).from(warehouses).where(eq(warehouses.id, id)).for("update");

export const deleteWarehouse = (tx: Transaction, id: number) =>
  tx.delete(warehouses).where(eq(warehouses.id, id));

/** The names of warehouses for the audit log. */
export const warehouseNames: RecordNames = {
  warehouse: (db) => db.select({ id: warehouses.id, name: warehouses.city }).from(warehouses),
};
