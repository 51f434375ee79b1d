import { expect, test } from "vitest";
import { trackedDays } from "./tracked-days.ts";

const step = (stage: string, at: string) => ({
  stage,
  at,
  by: "carrier" as const,
  city: null,
  country: null,
});

test("the days of a parcel are in the site's time zone", () => {
  const events = [
    step("shipped", "2026-11-03T10:00:00Z"),
    step("departed", "2026-11-05T22:30:00Z"),
    step("delivered", "2026-11-15T23:10:00Z"),
  ];
  const days = trackedDays({ estimate: null, events }, "Europe/Vilnius");
  expect(days).toEqual({ expected: null, left: "2026-11-06", delivered: "2026-11-16" });
});

test("the expected days of a parcel are shown as a range", () => {
  const estimate = { from: "2026-11-28", to: "2026-12-02", is_late: false, past: null };
  const days = trackedDays({ estimate, events: [] }, "Asia/Dubai");
  expect(days).toEqual({ expected: "2026-11-28 – 12-02", left: null, delivered: null });
});
