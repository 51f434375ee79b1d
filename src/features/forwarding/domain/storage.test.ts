import { expect, test } from "vitest";
import { endsWithPlan, freeUntil, storageCents, storageDays, storageDue } from "./storage.ts";

const terms = { freeDays: 30, centsPerDay: 50 };
const stored = { receivedOn: "2026-10-01", paidUntil: null };

test.each([
  ["2026-10-01", 0],
  ["2026-10-31", 0],
  ["2026-11-01", 1],
  ["2026-11-15", 15],
  ["2026-09-01", 0],
])("on %s there are %i storage days to pay", (today, days) => {
  expect(storageDays(stored, terms, today)).toBe(days);
});

test("paid storage days are not charged again, and free days stay free", () => {
  expect(storageDays({ ...stored, paidUntil: "2026-11-10" }, terms, "2026-11-15")).toBe(5);
  expect(storageDays({ ...stored, paidUntil: "2026-10-10" }, terms, "2026-11-15")).toBe(15);
  expect(freeUntil(stored, terms, "2026-11-15")).toBe("2026-10-31");
});

test.each([
  ["a plan that goes on", [{ days: 90, from: "2026-09-01", until: null }], "2026-12-30"],
  [
    "one that ends before its days do",
    [{ days: 90, from: "2026-09-01", until: "2026-11-20" }],
    "2026-11-20",
  ],
  [
    "one that ends after them",
    [{ days: 45, from: "2026-09-01", until: "2026-12-20" }],
    "2026-11-15",
  ],
  [
    "one that ended before the warehouse asks",
    [{ days: 90, from: "2026-09-01", until: "2026-10-05" }],
    "2026-10-31",
  ],
  [
    "one that gives less than the warehouse",
    [{ days: 10, from: "2026-09-01", until: null }],
    "2026-10-31",
  ],
  [
    "a smaller one after a larger",
    [
      { days: 90, from: "2026-09-01", until: "2026-12-01" },
      { days: 45, from: "2026-09-01", until: null },
    ],
    "2026-12-01",
  ],
])("storage is free until the right day: %s", (_what, plans, until) => {
  expect(freeUntil(stored, { ...terms, plans }, "2026-10-20")).toBe(until);
  expect(storageDays(stored, { ...terms, plans }, "2027-01-01")).toBe(
    (Date.parse("2027-01-01") - Date.parse(until)) / 86_400_000,
  );
});

// Free until 31 October, with a plan from 11 November: the ten days between are due.
const plan = (until: string | null) => [{ days: 90, from: "2026-11-11", until }];

test.each([
  ["on its first day", null, "2026-11-11", 10, "2026-12-30"],
  ["while it goes on", null, "2026-12-01", 10, "2026-12-30"],
  ["after its days", null, "2027-01-02", 10 + 3, "2026-12-30"],
  ["after its end", "2026-12-11", "2026-12-15", 10 + 4, "2026-12-11"],
])("storage due before a plan began stays due, %s", (_when, until, today, days, free) => {
  const own = { ...terms, plans: plan(until) };
  expect(storageDays(stored, own, today)).toBe(days);
  expect(storageDays({ ...stored, paidUntil: "2026-11-04" }, own, today)).toBe(days - 4);
  expect(storageDays({ ...stored, paidUntil: "2026-11-10" }, own, today)).toBe(days - 10);
  expect(freeUntil(stored, own, today)).toBe(free);
});

test("a future plan does not change the storage due today", () => {
  const own = { ...terms, plans: plan(null) };
  expect(storageDue(stored, own, "2026-11-05")).toEqual({ days: 5, since: 5 });
  expect(storageDue(stored, own, "2026-10-20")).toEqual({ days: 0, since: 0 });
});

test("a plan whose free days are already over adds no free days", () => {
  const plans = [{ days: 35, from: "2026-11-11", until: null }];
  expect(storageDays(stored, { ...terms, plans }, "2026-11-15")).toBe(15);
});

test("storage due counts from its first day and is zero after payment", () => {
  const own = { ...terms, plans: plan("2026-12-11") };
  expect(storageDue(stored, own, "2026-12-15")).toEqual({ days: 14, since: 45 });
  expect(storageDue({ ...stored, paidUntil: "2026-12-15" }, own, "2026-12-15")).toEqual({
    days: 0,
    since: 0,
  });
});

test("free days that a plan ended early are recognized", () => {
  const own = { ...terms, plans: plan("2026-12-11") };
  expect(endsWithPlan(stored, own, "2026-12-11")).toBe(true);
  expect(endsWithPlan(stored, own, "2026-10-31")).toBe(false);
  expect(endsWithPlan(stored, { ...terms, plans: plan(null) }, "2026-12-30")).toBe(false);
});

test("storage is charged for each parcel separately", () => {
  const later = { receivedOn: "2026-10-11", paidUntil: null };
  expect(storageCents([stored, later], terms, "2026-11-15")).toBe((15 + 5) * 50);
  expect(storageCents([], terms, "2026-11-15")).toBe(0);
});

test("a plan that begins right after the free days continues them, else there is a gap", () => {
  const from = (day: string) => ({ ...terms, plans: [{ days: 60, from: day, until: null }] });
  // Free until 31 October; the plan's days end on 30 November.
  expect(storageDays(stored, from("2026-11-01"), "2026-12-02")).toBe(2);
  expect(storageDays(stored, from("2026-11-02"), "2026-12-02")).toBe(3);
  expect(freeUntil(stored, from("2026-11-02"), "2026-10-31")).toBe("2026-10-31");
  expect(freeUntil(stored, from("2026-11-02"), "2026-11-01")).toBe("2026-11-30");
  expect(freeUntil(stored, from("2026-11-01"), "2026-10-15")).toBe("2026-11-30");
});

test("a plan of one day counts, one that ends before it begins does not", () => {
  const one = { days: 90, from: "2026-11-10", until: "2026-11-10" };
  expect(storageDays(stored, { ...terms, plans: [one] }, "2026-11-15")).toBe(14);
  const none = { days: 90, from: "2026-11-10", until: "2026-11-09" };
  expect(storageDays(stored, { ...terms, plans: [none] }, "2026-11-15")).toBe(15);
});

test("plans are applied by start date in any order", () => {
  const plans = [
    { days: 90, from: "2026-11-12", until: "2026-11-13" },
    { days: 90, from: "2026-11-03", until: "2026-11-05" },
  ];
  for (const told of [plans, plans.toReversed()]) {
    expect(storageDays(stored, { ...terms, plans: told }, "2026-11-15")).toBe(10);
    expect(freeUntil(stored, { ...terms, plans: told }, "2026-11-04")).toBe("2026-11-05");
    expect(freeUntil(stored, { ...terms, plans: told }, "2026-11-06")).toBe("2026-11-13");
    expect(freeUntil(stored, { ...terms, plans: told }, "2026-12-06")).toBe("2026-11-13");
  }
});

test("free days end with a plan only if it would have given more", () => {
  const plan = (days: number) => ({
    ...terms,
    plans: [{ days, from: "2026-09-01", until: "2026-11-20" }],
  });
  expect(endsWithPlan(stored, plan(90), "2026-11-20")).toBe(true);
  expect(endsWithPlan(stored, plan(51), "2026-11-20")).toBe(true);
  expect(endsWithPlan(stored, plan(50), "2026-11-20")).toBe(false);
  expect(endsWithPlan(stored, plan(90), "2026-11-19")).toBe(false);
  expect(endsWithPlan(stored, terms, "2026-10-31")).toBe(false);
  const both = {
    ...terms,
    plans: [{ days: 10, from: "2026-09-01", until: null }, ...plan(90).plans],
  };
  expect(endsWithPlan(stored, both, "2026-11-20")).toBe(true);
});
