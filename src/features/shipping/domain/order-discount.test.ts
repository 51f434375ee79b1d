import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { orderDiscount } from "./order-discount.ts";

test.each([
  [0, 0, 0, null],
  [14_999, 0, 0, null],
  [15_000, 0, 5, "value"],
  [29_999, 0, 5, "value"],
  [30_000, 0, 10, "value"],
  [60_000, 0, 15, "value"],
  [9_000_000, 0, 15, "value"],
  [0, 12, 12, "plan"],
  [30_000, 12, 12, "plan"],
  [60_000, 12, 15, "value"],
  [60_000, 15, 15, "plan"],
] as const)(
  "for goods of %d cents and a plan of %d %, the discount is %d % by %s",
  (subtotal, plan, percent, by) => {
    expect(orderDiscount(subtotal, plan)).toEqual({ percent, by });
  },
);

test.each(LANGUAGES)(
  "the FAQ linked by the cart states the discounts correctly in %s",
  (language) => {
    const answer = readFileSync(`content/shared/${language}/faq/price-to-the-door.md`, "utf8");
    for (const [euros, percent] of [
      [150, 5],
      [300, 10],
      [600, 15],
    ] as const) {
      expect(orderDiscount(euros * 100)).toEqual({ percent, by: "value" });
      expect(orderDiscount(euros * 100 - 1).percent).toBeLessThan(percent);
      expect(answer).toContain(`${euros} €`);
      expect(answer).toContain(`${percent} %`);
    }
  },
);
