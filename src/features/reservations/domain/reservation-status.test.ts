import { describe, expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  confirmPath,
  RESERVATION_COOKIE,
  RESERVE_PATH,
  RESERVED_PATH,
} from "./reservation-paths.ts";
import {
  collectUntil,
  confirmUntil,
  RESERVATION_STATUSES,
  RESERVATION_TRANSITIONS,
} from "./reservation-status.ts";

describe("a phone reservation (product notes §4)", () => {
  test("is requested, confirmed, ready and collected, or expires before that", () => {
    const allowed = RESERVATION_STATUSES.flatMap((from) =>
      RESERVATION_STATUSES.filter((to) => canTransition(RESERVATION_TRANSITIONS, from, to)).map(
        (to) => `${from} → ${to}`,
      ),
    );
    expect(allowed).toEqual([
      "requested → confirmed",
      "requested → expired",
      "confirmed → ready",
      "confirmed → expired",
      "ready → collected",
      "ready → expired",
    ]);
  });

  test("has to be confirmed within 24 hours", () => {
    expect(confirmUntil(new Date("2026-11-16T10:00:00Z"))).toEqual(
      new Date("2026-11-17T10:00:00Z"),
    );
  });

  test.each([
    ["Monday", "2026-11-16", "2026-11-19"],
    ["Wednesday", "2026-11-18", "2026-11-23"],
    ["Friday", "2026-11-20", "2026-11-25"],
    ["Saturday", "2026-11-21", "2026-11-25"],
    ["Sunday at the end of a year", "2026-12-27", "2026-12-30"],
  ])("that is ready on a %s is kept for three working days", (_day, told, last) => {
    const until = collectUntil(new Date(`${told}T15:30:00Z`), "Europe/Vilnius");
    expect(until.toISOString()).toBe(`${last}T21:59:59.000Z`);
  });

  test("counts its working days in the shop's time zone", () => {
    const tuesdayMorning = new Date("2026-11-16T21:00:00Z");
    const until = collectUntil(tuesdayMorning, "Asia/Dubai");
    expect(until.toISOString()).toBe("2026-11-20T19:59:59.000Z");
  });
});

test("collected and expired reservations are final, and paths match SPEC §2", () => {
  expect([RESERVATION_TRANSITIONS.collected, RESERVATION_TRANSITIONS.expired]).toEqual([[], []]);
  expect([RESERVE_PATH, RESERVED_PATH, confirmPath("a")]).toEqual([
    "/iphone-reservation",
    "/reservation/success",
    "/iphone-reservation/confirm/a",
  ]);
  expect(RESERVATION_COOKIE).toBe("reservation");
});
