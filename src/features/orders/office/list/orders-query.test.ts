import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { ordersFilter } from "../../staff-calls.ts";
import { filterIn, isReadyFor, ORDERS_FIELDS, ordersInput, readyFor } from "./orders-query.ts";

const inputOf = (query: string, after?: string) =>
  ordersInput(readListAddress(query, ORDERS_FIELDS), after);

test.each([
  ["", {}],
  ["state=paid,shipped", { state: ["paid", "shipped"] }],
  [
    "not-state=cancelled&sort=-total",
    { not_state: ["cancelled"], sort: "total", direction: "down" },
  ],
  ["site=2,9&sort=paid", { site: [2, 9], sort: "paid", direction: "up" }],
  ["not-site=2", { not_site: [2] }],
  ["paid-since=2026-11-09", { paid_since: "2026-11-09" }],
  ["paid-until=2026-11-09", { paid_until: "2026-11-09" }],
  ["paid=2026-11-09", { paid_since: "2026-11-09", paid_until: "2026-11-09" }],
  ["total-above=50&total-below=99.5", { total_above: 50, total_below: 99.5 }],
  ["total=50", { total_above: 50, total_below: 50 }],
  ["mine=yes", { mine: true }],
  ["mine=no&state=paid", { mine: false, state: ["paid"] }],
  ["query=QU10", { query: "QU10" }],
  ["state=lost&colour=red&sort=name", {}],
])("the list address %s becomes the filter %j", (query, expected) => {
  expect(inputOf(query)).toEqual(expected);
});

test.each([
  "a=#1",
  "total-above=-5",
  "site=99999999999",
  `query=${"x".repeat(300)}`,
  "paid-since=0000-01-01",
])(
  "a view of “%s” is counted by a filter that the API accepts, like those of the other views",
  (query) => {
    expect(ordersFilter.safeParse(filterIn(query)).error).toBeUndefined();
  },
);

test("the next page keeps the filter and continues after the cursor", () => {
  expect(inputOf("state=paid", "5~7")).toEqual({ state: ["paid"], after: "5~7" });
});

test("a bulk step covers only orders that can take it, split by withdrawal", () => {
  expect(readyFor({ query: "rasa@" }, "purchased")).toEqual({
    ready: { query: "rasa@", state: ["paid"], withdrawn: false },
    withdrawn: { query: "rasa@", state: ["paid"], withdrawn: true },
  });
  expect(readyFor({ state: ["paid", "shipped"] }, "purchased")?.ready.state).toEqual(["paid"]);
  expect(readyFor({ state: ["delivered"] }, "purchased")).toBeUndefined();
  expect(readyFor({ not_state: ["paid"] }, "purchased")).toBeUndefined();
});

test("an order that was withdrawn from is not ready for a step", () => {
  const status = "paid" as const;
  expect(isReadyFor({ status, withdrawn_at: null }, "purchased")).toBe(true);
  expect(isReadyFor({ status, withdrawn_at: null }, "at_warehouse")).toBe(false);
  expect(isReadyFor({ status, withdrawn_at: "2026-11-09T10:00:00Z" }, "purchased")).toBe(false);
});
