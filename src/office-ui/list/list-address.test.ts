import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isSameList,
  type ListFields,
  type ListFilter,
  readListAddress,
  withFilter,
  withNextSort,
  withoutFilter,
  writeListAddress,
} from "./list-address.ts";

const FIELDS: ListFields = {
  filters: [
    {
      key: "state",
      kind: "choice",
      operators: ["is", "not"],
      values: ["paid", "cancelled", "expired"],
    },
    { key: "site", kind: "ids", operators: ["is", "not"] },
    { key: "category", kind: "id", operators: ["is"] },
    { key: "seller", kind: "one", operators: ["is"] },
    { key: "paid", kind: "date", operators: ["since", "until", "on"] },
    { key: "total", kind: "money", operators: ["above", "below", "equals"] },
    { key: "customer", kind: "text", operators: ["contains"] },
    { key: "late", kind: "boolean", operators: ["is"] },
    { key: "stored", kind: "number", operators: ["above"], least: 0, most: 365 },
    { key: "name", kind: "text", operators: ["contains"], longest: 5 },
  ],
  sorts: ["clock", "total"],
};

const MOCKUP = "not-state=cancelled,expired&paid-since=2026-11-09&total-above=50&sort=clock";

describe("a list's address", () => {
  test("is parsed into filters and a sort order", () => {
    expect(readListAddress(`?${MOCKUP}`, FIELDS)).toEqual({
      filters: [
        { key: "state", operator: "not", values: ["cancelled", "expired"] },
        { key: "paid", operator: "since", values: ["2026-11-09"] },
        { key: "total", operator: "above", values: ["50"] },
      ],
      sort: { key: "clock", descending: false },
    });
  });

  test("is written as it was parsed", () => {
    expect(writeListAddress(readListAddress(MOCKUP, FIELDS))).toBe(MOCKUP);
    expect(writeListAddress({ filters: [], sort: { key: "total", descending: true } })).toBe(
      "sort=-total",
    );
    expect(writeListAddress({ filters: [], sort: undefined })).toBe("");
  });

  test.each([
    "state=nothing",
    "paid-since=2026-02-30",
    "paid-since=yesterday",
    "total-above=much",
    "late=perhaps",
    "not-late=yes",
    "site=x,0",
    "category=-1",
    "customer=%20",
    "sort=name",
    "other=1",
    "stored-above=-1",
    "stored-above=366",
    "site=99999999999",
    "category=2147483648",
    "customer=%00",
    "total-since=2026-11-09",
  ])("is parsed without the invalid part %s", (query) => {
    expect(readListAddress(query, FIELDS)).toEqual({ filters: [], sort: undefined });
  });

  test("accepts amounts with a comma and drops repeated values", () => {
    expect(readListAddress("total=12,50", FIELDS).filters[0]?.values).toEqual(["12.50"]);
    expect(readListAddress("state=paid,paid,wrong", FIELDS).filters[0]?.values).toEqual(["paid"]);
  });

  test("is shortened to the limits of the list's call", () => {
    const valuesOf = (query: string) => readListAddress(query, FIELDS).filters[0]?.values;
    expect(valuesOf(`customer=${"x".repeat(300)}`)).toEqual(["x".repeat(100)]);
    expect(valuesOf("name=four+and+more")).toEqual(["four"]);
    expect(valuesOf("customer=a%00b%0A")).toEqual(["ab"]);
    const ids = Array.from({ length: 300 }, (_, at) => at + 1);
    expect(valuesOf(`site=${ids}`)).toHaveLength(200);
  });

  test("is restored after writing and parsing for any filters", () => {
    const valuesOf = {
      choice: fc.subarray(["paid", "cancelled", "expired"], { minLength: 1 }),
      one: fc.constantFrom(["nordic"], ["velluma"]),
      id: fc.constantFrom(["3"], ["17"]),
      ids: fc.subarray(["1", "3", "17"], { minLength: 1 }),
      date: fc.constantFrom(["2026-11-09"], ["2024-02-29"]),
      money: fc.integer({ min: -9999, max: 99999 }).map((value) => [String(value)]),
      number: fc.integer({ min: 0, max: 365 }).map((value) => [String(value)]),
      text: fc
        .string({ minLength: 1, maxLength: 50 })
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text) => [text]),
      boolean: fc.constantFrom(["yes"], ["no"]),
    };
    const whole = FIELDS.filters.filter(({ longest }) => longest === undefined);
    const filter = fc.constantFrom(...whole).chain(({ key, kind, operators }) =>
      fc.record({
        key: fc.constant(key),
        operator: fc.constantFrom(...operators),
        values: valuesOf[kind],
      }),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(filter, { selector: (one) => one.key + one.operator }),
        (filters) => {
          const state = { filters: filters as ListFilter[], sort: undefined };
          expect(readListAddress(writeListAddress(state), FIELDS)).toEqual(state);
        },
      ),
    );
  });
});

describe("a list's state", () => {
  const state = readListAddress(MOCKUP, FIELDS);

  test("replaces a filter of the same kind or appends a new one", () => {
    const more = withFilter(state, { key: "total", operator: "above", values: ["80"] });
    expect(writeListAddress(more)).toBe(MOCKUP.replace("total-above=50", "total-above=80"));
    const below = withFilter(state, { key: "total", operator: "below", values: ["80"] });
    expect(writeListAddress(below)).toContain("total-above=50&total-below=80");
  });

  test("can have a filter removed", () => {
    const fewer = withoutFilter(state, { key: "state", operator: "not", values: [] });
    expect(writeListAddress(fewer)).toBe("paid-since=2026-11-09&total-above=50&sort=clock");
  });

  test("cycles through ascending, descending and no sorting", () => {
    const up = withNextSort(state, "total");
    const down = withNextSort(up, "total");
    expect(up.sort).toEqual({ key: "total", descending: false });
    expect(down.sort).toEqual({ key: "total", descending: true });
    expect(withNextSort(down, "total").sort).toBeUndefined();
  });
});

test("addresses with the same parameters in another order are the same list", () => {
  expect(isSameList("a=1&b=2", "b=2&a=1")).toBe(true);
  expect(isSameList("a=1", "a=2")).toBe(false);
  expect(isSameList("", "")).toBe(true);
});
