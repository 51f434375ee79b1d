import { expect, test } from "vitest";
import { DEFAULT_FILTER, isOrdersFilter, ORDERS_FILTERS } from "./orders-filter.ts";

test("only the order filters of product notes §7 are accepted", () => {
  expect(ORDERS_FILTERS.length).toBeGreaterThan(1);
  expect(ORDERS_FILTERS.filter((one) => !isOrdersFilter(one))).toEqual([]);
  expect([isOrdersFilter("paid"), isOrdersFilter(null)]).toEqual([false, false]);
  expect(DEFAULT_FILTER).toBe("all_orders");
});
