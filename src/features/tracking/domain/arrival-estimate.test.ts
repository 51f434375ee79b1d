import { describe, expect, test } from "vitest";
import {
  daysBetween,
  estimateArrival,
  expectArrival,
  isPlausibleTransitTime,
} from "./arrival-estimate.ts";

const sentAt = new Date("2026-11-01T18:00:00Z");
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const days = { min: 6, max: 9 };
const timeZone = "Europe/Vilnius";
/** Ten parcels for each of these numbers of days. */
const past = [5, 6, 6, 7, 7, 7, 8, 8, 9, 14].flatMap((took) => Array(10).fill(took) as number[]);

describe("an arrival estimate by tariff", () => {
  test("is used with too few past parcels", () => {
    expect(
      estimateArrival({ sentAt, days, timeZone, past: [7, 8], now: on("2026-11-02") }),
    ).toEqual({
      from: "2026-11-07",
      to: "2026-11-10",
      is_late: false,
      past: null,
    });
  });

  test("never starts in the past", () => {
    const estimate = estimateArrival({ sentAt, days, timeZone, past: [], now: on("2026-11-09") });
    expect(estimate).toMatchObject({ from: "2026-11-09", to: "2026-11-10", is_late: false });
  });

  test("is marked late and moved to start today if its time is over", () => {
    const estimate = estimateArrival({ sentAt, days, timeZone, past: [], now: on("2026-11-13") });
    expect(estimate).toMatchObject({ from: "2026-11-13", to: "2026-11-16", is_late: true });
  });
});

describe("an arrival estimate by past parcels", () => {
  test("covers eight of ten parcels", () => {
    const {
      from,
      to,
      past: counted,
    } = estimateArrival({
      sentAt,
      days,
      timeZone,
      past,
      now: on("2026-11-02"),
    });
    expect([from, to]).toEqual(["2026-11-07", "2026-11-10"]);
    expect(counted).toMatchObject({ count: 100, within: 80 });
    expect(counted?.days.reduce((sum, { count }) => sum + count, 0)).toBe(90);
    expect(counted?.days[0]).toEqual({ day: "2026-11-06", count: 10, is_within: false });
  });

  test("counts only parcels that took at least as long so far", () => {
    const many = past.filter((took) => took < 14);
    const estimate = estimateArrival({ sentAt, days, timeZone, past: many, now: on("2026-11-09") });
    expect(estimate).toMatchObject({ from: "2026-11-09", to: "2026-11-10" });
    expect(estimate.past?.count).toBe(30);
  });

  test.each(["2026-11-01", "2026-11-05", "2026-11-20", "2027-01-01"])(
    "on %s is in order and not in the past",
    (today) => {
      const { from, to } = estimateArrival({ sentAt, days, timeZone, past, now: on(today) });
      expect(from <= to).toBe(true);
      expect(from >= today).toBe(true);
    },
  );
});

describe("an arrival estimate by status", () => {
  const way = { sentAt, days, timeZone, past, now: on("2026-11-03") };

  test("is today when the courier has the parcel, even if late", () => {
    const today = { from: "2026-11-03", to: "2026-11-03", is_late: false, past: null };
    expect(expectArrival("out_for_delivery", way)).toEqual(today);
    const late = expectArrival("out_for_delivery", { ...way, now: on("2026-11-20") });
    expect(late).toMatchObject({ from: "2026-11-20", to: "2026-11-20", is_late: true });
  });

  test("uses the current day in the destination's time zone", () => {
    const now = new Date("2026-11-03T22:30:00Z");
    expect(expectArrival("out_for_delivery", { ...way, now })).toMatchObject({ to: "2026-11-04" });
    const there = expectArrival("out_for_delivery", { ...way, now, timeZone: "UTC" });
    expect(there).toMatchObject({ to: "2026-11-03" });
  });

  test("does not exist once the parcel can be collected or is delivered", () => {
    expect(expectArrival("ready_for_pickup", way)).toBeNull();
    expect(expectArrival("delivered", way)).toBeNull();
  });

  test("is calculated in earlier statuses", () => {
    expect(expectArrival("in_customs", way)).toEqual(estimateArrival(way));
  });
});

test("days are counted by the calendar, and implausible transit times are refused", () => {
  const late = new Date("2026-11-01T23:50:00Z");
  expect(daysBetween(late, new Date("2026-11-02T00:10:00Z"), "UTC")).toBe(1);
  expect(daysBetween(late, new Date("2026-11-08T09:00:00Z"), "UTC")).toBe(7);
  expect(daysBetween(late, sentAt, "UTC")).toBe(0);
  expect([0, 1, 365, 366].map(isPlausibleTransitTime)).toEqual([false, true, true, false]);
});

describe("the limits of an arrival estimate", () => {
  const estimate = (took: number[], now: string, promised = days) =>
    estimateArrival({ sentAt, days: promised, timeZone, past: took, now: on(now) });

  test("make it late on the day after the last promised one", () => {
    expect(estimate([], "2026-11-10").is_late).toBe(false);
    expect(estimate([], "2026-11-11").is_late).toBe(true);
    const way = { sentAt, days, past: [], timeZone };
    const isLate = (day: string) =>
      expectArrival("out_for_delivery", { ...way, now: on(day) })?.is_late;
    expect([isLate("2026-11-10"), isLate("2026-11-11")]).toEqual([false, true]);
  });

  test("require twenty past parcels, in any order", () => {
    const some = Array.from({ length: 20 }, (_, at) => 20 - at);
    expect(estimate(some.slice(1), "2026-11-02").past).toBeNull();
    expect(estimate(some, "2026-11-02")).toMatchObject({
      from: "2026-11-04",
      to: "2026-11-19",
      past: { count: 20, within: 16 },
    });
  });

  test("show at most twelve days, one before and three after the range", () => {
    const some = Array.from({ length: 100 }, (_, at) => at + 1);
    const shown = estimate(some, "2026-11-02").past?.days ?? [];
    expect(shown).toHaveLength(12);
    expect(shown[0]).toEqual({ day: "2026-11-11", count: 1, is_within: false });
    const near = [...Array(8).fill(5), ...Array(84).fill(6), ...Array(8).fill(12)] as number[];
    const bars = estimate(near, "2026-11-02").past?.days ?? [];
    expect(bars.map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-06", 8],
      ["2026-11-07", 84],
      ["2026-11-08", 0],
      ["2026-11-09", 0],
      ["2026-11-10", 0],
    ]);
    const same = Array(20).fill(6) as number[];
    expect(estimate(same, "2026-11-02").past?.days).toEqual([
      { day: "2026-11-07", count: 20, is_within: true },
    ]);
  });
});
