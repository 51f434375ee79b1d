import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import {
  shippingRates,
  shippingRateTiers,
  warehouses,
} from "#features/shipping/server/shipping.tables.ts";
import { buildWarehouse } from "./fixtures/build-warehouse.ts";
import { insertShippingRates, insertWarehouse } from "./insert-shipping.ts";
import { buildShippingRate } from "./shipping-builder.ts";

const { rolledBack } = await testDatabase();

const tiersFrom = (db: Queryable, warehouseId: number) =>
  db
    .select({
      method: shippingRates.method,
      base: shippingRates.baseCents,
      from: shippingRateTiers.fromGrams,
      perKg: shippingRateTiers.centsPerKg,
    })
    .from(shippingRates)
    .innerJoin(shippingRateTiers, eq(shippingRateTiers.rateId, shippingRates.id))
    .where(eq(shippingRates.warehouseId, warehouseId))
    .orderBy(asc(shippingRates.id), asc(shippingRateTiers.fromGrams));

test("a warehouse and its rates can be inserted repeatedly", () =>
  rolledBack(async (tx) => {
    const warehouse = buildWarehouse({ code: "PL", country: "DE" });
    const rate = buildShippingRate({ warehouse: "PL", baseCents: 300 });
    for (let time = 0; time < 2; time++) {
      await insertWarehouse(tx, warehouse);
      await insertShippingRates(tx, [rate]);
    }
    expect(await tx.$count(warehouses, eq(warehouses.code, "PL"))).toBe(1);
    expect(await tiersFrom(tx, warehouse.id)).toEqual([
      { method: "air", base: 300, from: 0, perKg: 1000 },
    ]);
  }));

test("updating a rate removes its old tiers", () =>
  rolledBack(async (tx) => {
    const warehouse = buildWarehouse({ code: "PL" });
    await insertWarehouse(tx, warehouse);
    const rate = buildShippingRate({ warehouse: "PL", method: "sea" });
    await insertShippingRates(tx, [{ ...rate, tiers: [{ fromGrams: 5000, centsPerKg: 70 }] }]);
    await insertShippingRates(tx, [
      { ...rate, baseCents: 1, tiers: [{ fromGrams: 0, centsPerKg: 90 }] },
    ]);
    expect(await tiersFrom(tx, warehouse.id)).toEqual([
      { method: "sea", base: 1, from: 0, perKg: 90 },
    ]);
  }));

test.each([
  ["air", 5000, 100],
  ["sea", 6000, 500],
] as const)("rates by %s divide volume by %d and round up to %d g", (method, divisor, step) => {
  expect(buildShippingRate({ method })).toMatchObject({
    volumeDivisor: divisor,
    weightStepGrams: step,
  });
});

test("a rate for an unknown warehouse throws an error that names it", () =>
  rolledBack(async (tx) => {
    const rate = buildShippingRate({ warehouse: "MOON" });
    await expect(insertShippingRates(tx, [rate])).rejects.toThrow("There is no warehouse MOON");
  }));
