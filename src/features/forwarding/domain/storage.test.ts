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

test("each parcel of a request is stored for itself", () => {
  const later = { receivedOn: "2026-10-11", paidUntil: null };
  expect(storageCents([stored, later], terms, "2026-11-15")).toBe((15 + 5) * 50);
  expect(storageCents([], terms, "2026-11-15")).toBe(0);
});
