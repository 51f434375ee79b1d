import { expect, test } from "vitest";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import {
  type Promotion,
  type PromotionInput,
  type PromotionRefusal,
  promotionCode,
  refusePromotion,
} from "./promotion.ts";

const promotion: Promotion = {
  id: 1,
  code: "AUTUMN",
  amount: 500,
  type: FEE_TYPES.fixed,
  siteId: 2,
  startsAt: new Date("2026-11-01T00:00:00Z"),
  endsAt: new Date("2026-12-01T00:00:00Z"),
  minimumCents: 3000,
  maxUses: 10,
  maxUsesPerCustomer: 1,
  uses: 9,
};
const asked: PromotionInput = {
  siteId: 2,
  now: new Date("2026-11-15T12:00:00Z"),
  subtotalCents: 3000,
  ownUses: 0,
};

const cases: [string, Partial<Promotion>, Partial<PromotionInput>, PromotionRefusal | undefined][] =
  [
    ["all is well", {}, {}, undefined],
    ["on every site", { siteId: null }, { siteId: 5 }, undefined],
    ["of another site", {}, { siteId: 3 }, "promotion.errors.unknown"],
    ["a moment early", {}, { now: new Date("2026-10-31T23:59:59Z") }, "promotion.errors.not_yet"],
    ["at its first moment", {}, { now: new Date("2026-11-01T00:00:00Z") }, undefined],
    ["at its end", {}, { now: new Date("2026-12-01T00:00:00Z") }, "promotion.errors.over"],
    ["without dates", { startsAt: null, endsAt: null }, { now: new Date(0) }, undefined],
    ["a cent short", {}, { subtotalCents: 2999 }, "promotion.errors.minimum"],
    ["used up", { uses: 10 }, {}, "promotion.errors.used_up"],
    ["used by this customer", {}, { ownUses: 1 }, "promotion.errors.used_by_you"],
    [
      "as often as one likes",
      { maxUses: null, maxUsesPerCustomer: null },
      { ownUses: 99 },
      undefined,
    ],
  ];
test.each(cases)("a promotion is checked for refusal: %s", (_what, has, question, refusal) => {
  expect(refusePromotion({ ...promotion, ...has }, { ...asked, ...question })).toBe(refusal);
});

test("a promotion code that does not exist is refused as unknown", () => {
  expect(refusePromotion(undefined, asked)).toBe("promotion.errors.unknown");
});

test("a promotion code is trimmed and upper-cased", () => {
  expect(promotionCode("  autumn ")).toBe("AUTUMN");
});
