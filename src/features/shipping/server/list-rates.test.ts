import { expect, test } from "vitest";
import { createRateCache, type RatesFromWarehouse } from "./list-rates.ts";

function setUp() {
  let reads = 0;
  const kept = createRateCache(async ({ countryId, today }): Promise<RatesFromWarehouse[]> => {
    reads += 1;
    if (countryId === 0) throw new Error("database away");
    return [
      { countryIso: "US", code: `${countryId} ${today}`, city: "", countryTitle: {}, rates: [] },
    ];
  });
  return { kept, reads: () => reads };
}

test("rates are read once per country and day", async () => {
  const { kept, reads } = setUp();
  const monday = { countryId: 1, today: "2026-11-02" };
  await Promise.all([kept.list(monday), kept.list(monday)]);
  expect(reads()).toBe(1);
  expect((await kept.list({ ...monday, countryId: 2 }))[0]?.code).toBe("2 2026-11-02");
  expect((await kept.list({ ...monday, today: "2026-11-03" }))[0]?.code).toBe("1 2026-11-03");
  expect(reads()).toBe(3);
});

test("rates are read again after the cache is cleared", async () => {
  const { kept, reads } = setUp();
  await kept.list({ countryId: 1, today: "2026-11-02" });
  kept.forget();
  await kept.list({ countryId: 1, today: "2026-11-02" });
  expect(reads()).toBe(2);
});

test("a failed read is not cached", async () => {
  const { kept, reads } = setUp();
  await expect(kept.list({ countryId: 0, today: "2026-11-02" })).rejects.toThrow("database away");
  await expect(kept.list({ countryId: 0, today: "2026-11-02" })).rejects.toThrow("database away");
  expect(reads()).toBe(2);
});
