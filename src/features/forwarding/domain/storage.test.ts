import { expect, test } from "vitest";
import { freeUntil, storageCents, storageDays } from "./storage.ts";

const terms = { freeDays: 30, centsPerDay: 50 };
const stored = { receivedOn: "2026-10-01", paidUntil: null };

test.each([
  ["2026-10-01", 0],
  ["2026-10-31", 0],
  ["2026-11-01", 1],
  ["2026-11-15", 15],
  ["2026-09-01", 0],
])("on %s %i days are to be paid", (today, days) => {
  expect(storageDays(stored, terms, today)).toBe(days);
});

test("days that were paid are not asked for again, and a payment within the free days changes nothing", () => {
  expect(storageDays({ ...stored, paidUntil: "2026-11-10" }, terms, "2026-11-15")).toBe(5);
  expect(storageDays({ ...stored, paidUntil: "2026-10-10" }, terms, "2026-11-15")).toBe(15);
  expect(freeUntil(stored, terms)).toBe("2026-10-31");
});

test.each([
  ["a plan that goes on", [{ days: 90, until: null }], "2026-12-30"],
  ["one that ends before its days do", [{ days: 90, until: "2026-11-20" }], "2026-11-20"],
  ["one that ends after them", [{ days: 45, until: "2026-12-20" }], "2026-11-15"],
  ["one that ended before the warehouse asks", [{ days: 90, until: "2026-10-05" }], "2026-10-31"],
  ["one that gives less than the warehouse", [{ days: 10, until: null }], "2026-10-31"],
  [
    "a smaller one after a larger",
    [
      { days: 90, until: "2026-12-01" },
      { days: 45, until: null },
    ],
    "2026-12-01",
  ],
])("free by %s", (_what, plans, until) => {
  expect(freeUntil(stored, { ...terms, plans })).toBe(until);
  expect(storageDays(stored, { ...terms, plans }, "2027-01-01")).toBe(
    (Date.parse("2027-01-01") - Date.parse(until)) / 86_400_000,
  );
});

test("each parcel of a request is stored for itself", () => {
  const later = { receivedOn: "2026-10-11", paidUntil: null };
  expect(storageCents([stored, later], terms, "2026-11-15")).toBe((15 + 5) * 50);
  expect(storageCents([], terms, "2026-11-15")).toBe(0);
});
