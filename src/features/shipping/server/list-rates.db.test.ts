import { expect, test } from "vitest";
import type { Queryable } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { insertShippingRates } from "#demo/shipping/insert-shipping.ts";
import { buildShippingRate } from "#demo/shipping/shipping-builder.ts";
import { listRates } from "./list-rates.ts";

const { rolledBack } = await testDatabase();
const LITHUANIA = 1;

async function ratesFrom(warehouse: string, db: Queryable) {
  const warehouses = await listRates({ db }, { countryId: LITHUANIA, today: "2026-11-02" });
  return warehouses.find((one) => one.code === warehouse)?.rates ?? [];
}

test("the newest rate that is already valid is used", () =>
  rolledBack(async (tx) => {
    const air = buildShippingRate({ warehouse: "US", country: "LT", method: "air" });
    await insertShippingRates(tx, [
      { ...air, validFrom: "2026-11-02", baseCents: 111 },
      { ...air, validFrom: "2026-11-03", baseCents: 222 },
    ]);
    const [byAir] = await ratesFrom("US", tx);
    expect(byAir).toMatchObject({ method: "air", baseCents: 111 });
  }));

test("a rate without a tier for light parcels is left out, the others stay", () =>
  rolledBack(async (tx) => {
    expect((await ratesFrom("US", tx)).map(({ method }) => method)).toEqual(["air", "sea"]);
    await insertShippingRates(tx, [
      buildShippingRate({
        warehouse: "US",
        country: "LT",
        method: "air",
        validFrom: "2026-11-01",
        tiers: [{ fromGrams: 5000, centsPerKg: 700 }],
      }),
    ]);
    expect((await ratesFrom("US", tx)).map(({ method }) => method)).toEqual(["sea"]);
    expect(await ratesFrom("GB", tx)).toHaveLength(2);
  }));
