import { expect, test } from "vitest";
import type { Period, PeriodKind } from "./plan.ts";
import { paidTime } from "./plan-change.ts";

const day = (text: string) => new Date(`${text}T09:30:00Z`);
const time = (kind: PeriodKind, from: string, until: string) => ({
  kind,
  startsAt: day(from),
  endsAt: day(until),
});
const january = time("start", "2027-01-31", "2027-02-28");

test.each<[string, PeriodKind, Period, ReturnType<typeof time>[], string, [string, string]]>([
  ["the first", "start", "month", [], "2027-01-31", ["2027-01-31", "2027-02-28"]],
  [
    "after one that is over",
    "start",
    "month",
    [january],
    "2027-03-05",
    ["2027-03-05", "2027-04-05"],
  ],
  ["a renewal", "renewal", "month", [january], "2027-02-26", ["2027-02-28", "2027-03-31"]],
  [
    "a renewal for a year",
    "renewal",
    "year",
    [january],
    "2027-02-26",
    ["2027-02-28", "2028-02-29"],
  ],
  [
    "paid at the moment it ends",
    "renewal",
    "month",
    [january],
    "2027-02-28",
    ["2027-02-28", "2027-03-28"],
  ],
  [
    "a renewal paid late",
    "renewal",
    "month",
    [january],
    "2027-03-02",
    ["2027-03-02", "2027-04-02"],
  ],
  ["something larger", "upgrade", "month", [january], "2027-02-10", ["2027-02-10", "2027-03-10"]],
  [
    "a second renewal: the day of the first",
    "renewal",
    "month",
    [january, time("renewal", "2027-02-28", "2027-03-31")],
    "2027-03-29",
    ["2027-03-31", "2027-04-30"],
  ],
  [
    "a renewal of something larger: the day of that",
    "renewal",
    "month",
    [time("start", "2027-01-31", "2027-02-10"), time("upgrade", "2027-02-10", "2027-03-10")],
    "2027-03-09",
    ["2027-03-10", "2027-04-10"],
  ],
  [
    "a renewal after a gap: the day after it",
    "renewal",
    "month",
    [january, time("renewal", "2027-03-02", "2027-04-02")],
    "2027-04-01",
    ["2027-04-02", "2027-05-02"],
  ],
])(
  "the time that an invoice of a plan pays for is right: %s",
  (_what, kind, period, row, paidOn, [from, until]) => {
    expect(paidTime({ kind, period }, row, day(paidOn))).toEqual({
      startsAt: day(from),
      endsAt: day(until),
    });
  },
);
