import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { countries } from "#features/sites/server/sites.tables.ts";
import type { ShippingRate } from "../domain/shipping-price.ts";
import { shippingRates, shippingRateTiers, warehouses } from "./shipping.tables.ts";

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

/** As they stand on labels, with what keeping parcels there costs. */
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
