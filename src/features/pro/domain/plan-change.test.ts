import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfPeriod, PERIODS, type Period, type Plan, priceOf } from "./plan.ts";
import { planChange, restCents } from "./plan-change.ts";

const plan = (position: number, monthCents: number): Plan => ({
  id: position,
  code: `plan-${position}`,
  name: `Plan ${position}`,
  position,
  monthCents,
  yearCents: monthCents * 10,
  shippingPercent: 5 * position,
  servicePercent: 25 * position,
  storageDays: 30 + 15 * position,
});
const [start, plus] = [plan(1, 600), plan(2, 1200)] as const;
const FROM = new Date("2026-11-01T00:00:00Z");
const at = (day: number) => new Date(FROM.getTime() + day * 86_400_000);
const having = (own: Plan, period: Period) => ({
  plan: own,
  period,
  paid: [{ startsAt: FROM, endsAt: endOfPeriod(FROM, period), priceCents: priceOf(own, period) }],
});

test("without an active plan the price of the plan is due", () => {
  const input = { plan: plus, period: "year" as const };
  expect(planChange(input, undefined, FROM)).toEqual({ kind: "start", dueCents: 12_000 });
});

// A month from 1 November has thirty days.
test.each<[string, Plan, Period, Plan, Period, object]>([
  ["the same", plus, "month", plus, "month", { kind: "same" }],
  [
    "more, on the tenth day",
    start,
    "month",
    plus,
    "month",
    { kind: "upgrade", dueCents: 800, standsUntil: at(10) },
  ],
  [
    "for longer",
    start,
    "month",
    start,
    "year",
    { kind: "upgrade", dueCents: 5600, standsUntil: at(10) },
  ],
  [
    "more and for longer",
    start,
    "month",
    plus,
    "year",
    { kind: "upgrade", dueCents: 11_600, standsUntil: at(10) },
  ],
  ["less", plus, "month", start, "month", { kind: "later" }],
  ["more, but for a shorter time", start, "year", plus, "month", { kind: "later" }],
  ["less, but for longer", plus, "month", start, "year", { kind: "later" }],
])("a plan is changed: %s", (_what, own, ownPeriod, wanted, period, expected) => {
  expect(planChange({ plan: wanted, period }, having(own, ownPeriod), at(10))).toEqual(expected);
});

test.each([
  [10, 10],
  [10.2, 11],
  [29.5, 30],
])("the sum due after %d days is valid until day %d", (day, until) => {
  const change = planChange({ plan: plus, period: "month" }, having(start, "month"), at(day));
  expect(change).toMatchObject({ kind: "upgrade", standsUntil: at(until) });
});

test("a larger plan for a shorter period waits for the end of the current one", () => {
  const change = planChange({ plan: plus, period: "month" }, having(start, "year"), at(360));
  expect(change).toEqual({ kind: "later" });
});

test("a smaller plan waits for the end even when nothing is left", () => {
  const change = planChange({ plan: start, period: "year" }, having(plus, "month"), at(29.9));
  expect(change).toEqual({ kind: "later" });
});

test("an upgrade that costs nothing waits, and an unpaid plan costs the full price", () => {
  const wanted = { plan: { ...plus, monthCents: 600 }, period: "month" as const };
  expect(planChange(wanted, having(start, "month"), FROM)).toEqual({ kind: "later" });
  const given = { plan: start, period: "month" as const, paid: [] };
  expect(planChange(wanted, given, at(3))).toEqual({
    kind: "upgrade",
    dueCents: 600,
    standsUntil: at(3),
  });
});

test("the whole price of a future period is left", () => {
  const paid = [{ startsAt: at(30), endsAt: at(60), priceCents: 600 }];
  expect(restCents(paid, FROM)).toBe(600);
  expect(restCents(paid, at(45))).toBe(300);
  expect(restCents(paid, at(61))).toBe(0);
});

test("the current plan chosen again waits if another one is already paid after it", () => {
  const ahead = { plan: start, period: "month" as const };
  const current = { ...having(plus, "month"), ahead };
  expect(planChange({ plan: plus, period: "month" }, current, at(28))).toEqual({ kind: "later" });
});

test("an upgrade covered by what is left waits for the end", () => {
  const cheap = { ...plan(3, 100), yearCents: 100 };
  const change = planChange({ plan: cheap, period: "month" }, having(plus, "month"), at(1));
  expect(change).toEqual({ kind: "later" });
});

describe("the rest of what was paid", () => {
  const month = having(start, "month").paid;

  test.each([
    [0, 600],
    [0.01, 580],
    [10, 400],
    [29.5, 0],
    [31, 0],
  ])("after %d days counts only the whole days left", (day, cents) => {
    expect(restCents(month, at(day))).toBe(cents);
  });

  test("includes all paid future periods", () => {
    const [now] = month;
    if (!now) throw new Error("There is no month");
    const next = {
      startsAt: now.endsAt,
      endsAt: endOfPeriod(now.endsAt, "month"),
      priceCents: 1200,
    };
    expect(restCents([now, next], at(20))).toBe(200 + 1200);
  });

  test("never exceeds the price, is never negative and never grows", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...PERIODS),
        fc.nat(400),
        fc.nat(400),
        (priceCents, period, one, other) => {
          const paid = [{ startsAt: FROM, endsAt: endOfPeriod(FROM, period), priceCents }];
          const [early, late] = [Math.min(one, other), Math.max(one, other)];
          const rest = restCents(paid, at(early));
          expect(Number.isInteger(rest)).toBe(true);
          expect(rest).toBeLessThanOrEqual(priceCents);
          expect(restCents(paid, at(late))).toBeLessThanOrEqual(rest);
          expect(restCents(paid, at(late))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
