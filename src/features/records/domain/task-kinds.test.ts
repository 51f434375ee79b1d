import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#core/durations.ts";
import { createWorkClock, readWorkingWeek } from "#core/working-hours.ts";
import { clockOf, dueOf, lateBefore, rulesOf } from "./task-kinds.ts";

const clock = createWorkClock(readWorkingWeek("Mo-Fr 09:00-18:00"), "Europe/Vilnius");

test.each([
  ["in the morning", "2026-11-18T07:30:00Z"],
  ["after work", "2026-11-18T20:00:00Z"],
  ["on a Sunday", "2026-11-15T12:00:00Z"],
  ["on a Monday", "2026-11-16T08:00:00Z"],
])("%s, exactly the tasks older than the limit are late", (_when, text) => {
  const now = new Date(text);
  for (const kind of ["price", "buy", "claim"] as const) {
    const before = lateBefore(kind, now, clock).getTime();
    const leftMs = (since: number) => clockOf(kind, { since: new Date(since), now }, clock).leftMs;
    expect(leftMs(before - 1)).toBeLessThan(0);
    expect(leftMs(before)).toBeGreaterThanOrEqual(0);
  }
});

describe("the deadline of a task", () => {
  const since = new Date("2026-11-16T08:00:00Z");

  test("is counted in working hours or working days", () => {
    expect(dueOf("price", since, clock)).toEqual(new Date("2026-11-16T12:00:00Z"));
    expect(dueOf("buy", since, clock)).toEqual(new Date("2026-11-17T08:00:00Z"));
    expect(dueOf("claim", since, clock)).toEqual(new Date("2026-11-18T08:00:00Z"));
    expect(dueOf("refund_stuck", since, clock)).toEqual(new Date("2026-11-19T08:00:00Z"));
  });

  test.each([
    ["2026-11-16T08:00:00Z", 4, 0, null],
    ["2026-11-16T09:00:00Z", 3, 0.25, null],
    ["2026-11-16T12:00:00Z", 0, 1, null],
    ["2026-11-16T13:00:00Z", -1, 1, null],
    ["2026-11-16T06:00:00Z", 5, 0, "2026-11-16T07:00:00Z"],
  ])("at %s is %d hours away with %d of the time used", (now, hours, used, opensAt) => {
    const found = clockOf("price", { since, now: new Date(now) }, clock);
    expect(found.leftMs).toBe(hours * HOUR_MS);
    expect(found.used).toBe(used);
    expect(found.opensAt).toEqual(opensAt === null ? null : new Date(opensAt));
  });
});

/** Next steps of records first, then problems. */
test.each([
  ["price", false, ["orders"]],
  ["buy", false, ["orders"]],
  ["ship", false, ["warehouse", "orders"]],
  ["withdrawn", false, ["orders", "finance"]],
  ["pack", false, ["warehouse"]],
  ["hold_answer", false, ["warehouse", "support"]],
  ["reservation", false, ["orders"]],
  ["claim", false, ["support"]],
  ["dispute", true, ["finance"]],
  ["refund_stuck", true, ["finance"]],
  ["correction", true, ["owner"]],
  ["amount_differs", true, ["finance"]],
  ["unknown_money", true, ["finance"]],
  ["provider_down", true, ["finance"]],
  ["parcel_returned", true, ["warehouse", "orders"]],
  ["parcel_number", true, ["orders"]],
  ["carrier_down", true, ["orders"]],
  ["list_refused", true, ["orders"]],
  ["product_refused", true, ["catalogue"]],
  ["index_gone", true, ["catalogue"]],
  ["index_down", true, ["catalogue"]],
  ["storage_untold", true, ["support"]],
  ["news_refused", true, ["content"]],
  ["step_failed", true, ["owner"]],
  ["job_failed", true, ["owner"]],
  ["other", true, ["owner"]],
] as const)("the task %s (a problem: %s) belongs to the roles %j", (kind, isProblem, roles) => {
  expect(rulesOf(kind)).toMatchObject({ isProblem, roles });
});
