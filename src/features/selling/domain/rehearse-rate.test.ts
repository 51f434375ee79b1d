import { expect, test } from "vitest";
import { promotionState } from "./promotion-state.ts";
import { type PastOrder, rehearseRate } from "./rehearse-rate.ts";

const rate = (centsPerKg: number, method: "air" | "sea" = "air") => ({
  method,
  volumeDivisor: 5000,
  weightStepGrams: 100,
  baseCents: 500,
  daysMin: 2,
  daysMax: 4,
  tiers: [{ fromGrams: 0, centsPerKg }],
});
const parcel = { grams: 1000, lengthCm: 1, widthCm: 1, heightCm: 1 };
const order = (id: number, warehouse: string, method: "air" | "sea" = "air"): PastOrder => ({
  id,
  method,
  subtotalCents: 1000,
  lines: [{ quantity: 2, warehouse, parcel }],
});
const rates = new Map([
  ["US", [rate(1000)]],
  ["DE", [rate(300)]],
]);

test("only orders that used the rate are recalculated with the old and the new one", () => {
  const orders = [order(1, "US"), order(2, "DE"), order(3, "US", "sea")];
  expect(rehearseRate(orders, { rates, warehouse: "US", rate: rate(1200) })).toEqual([
    { id: 1, grams: 2000, beforeCents: 2500, afterCents: 2900 },
  ]);
});

test("an unchanged rate gives the same price", () => {
  const [same] = rehearseRate([order(1, "US")], { rates, warehouse: "US", rate: rate(1000) });
  expect(same?.afterCents).toBe(same?.beforeCents);
});

test("a promotion runs between its dates until it is used up", () => {
  const now = new Date("2026-11-17T12:00:00Z");
  const days = (startsAt: string | null, endsAt: string | null) => ({
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    uses: 1,
    maxUses: 2,
  });
  expect(promotionState(days(null, null), now)).toBe("running");
  expect(promotionState(days("2026-11-18", null), now)).toBe("planned");
  expect(promotionState(days(null, "2026-11-17"), now)).toBe("ended");
  expect(promotionState({ ...days(null, null), uses: 2 }, now)).toBe("used_up");
});
