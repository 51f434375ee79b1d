import { expect, test } from "vitest";
import { createWorkClock, readWorkingWeek } from "#core/working-hours.ts";
import { clockOf, lateBefore } from "./task-kinds.ts";

const clock = createWorkClock(readWorkingWeek("Mo-Fr 09:00-18:00"), "Europe/Vilnius");

test.each([
  ["in the morning", "2026-11-18T07:30:00Z"],
  ["after work", "2026-11-18T20:00:00Z"],
  ["on a Sunday", "2026-11-15T12:00:00Z"],
  ["on a Monday", "2026-11-16T08:00:00Z"],
])("%s, what waits since before a moment is late, and what came after it is not", (_when, text) => {
  const now = new Date(text);
  for (const kind of ["price", "buy", "claim"] as const) {
    const before = lateBefore(kind, now, clock).getTime();
    const leftMs = (since: number) => clockOf(kind, { since: new Date(since), now }, clock).leftMs;
    expect(leftMs(before - 1)).toBeLessThan(0);
    expect(leftMs(before)).toBeGreaterThanOrEqual(0);
  }
});
