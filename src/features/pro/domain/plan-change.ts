import { DAY_MS } from "#core/durations.ts";
import { type Cents, multiplyCents } from "#core/money.ts";
import { endOfPeriod, PERIODS, type Period, type PeriodKind, type Plan, priceOf } from "./plan.ts";

/** Paid time; parts of it may lie ahead. */
type PaidTime = { startsAt: Date; endsAt: Date; priceCents: Cents };

/** What the days that are left have cost: whole days, so that nobody argues about hours. What lies ahead is left whole. */
export function restCents(times: readonly PaidTime[], now: Date): Cents {
  return times.reduce((sum, { startsAt, endsAt, priceCents }) => {
    const left = daysBetween(now, endsAt);
    const all = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
    return sum + Math.min(priceCents, multiplyCents(priceCents, left, all));
  }, 0);
}

const daysBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));

/** When those days become one less: until then it is worth what it is. */
function restUntil(times: readonly PaidTime[], now: Date): Date {
  const [current] = times;
  if (!current) return now;
  const left = daysBetween(now, current.endsAt);
  return new Date(current.endsAt.getTime() - left * DAY_MS);
}

type Choice = { plan: Plan; period: Period };
type PlanChange =
  /** Nothing is active: paid, it begins. */
  | { kind: "start"; dueCents: Cents }
  /** More than before: at once, and the days that are left are taken off the price. */
  | { kind: "upgrade"; dueCents: Cents; standsUntil: Date }
  /** Less than before, or for a shorter time: from the end of what is paid. */
  | { kind: "later" }
  | { kind: "same" };

/** What is active now, and what else was paid already and comes after it. */
type Current = Choice & { paid: readonly PaidTime[]; ahead?: Choice | undefined };

/** What a requested plan leads to, by what is active now. */
export function planChange(wanted: Choice, current: Current | undefined, now: Date): PlanChange {
  const priceCents = priceOf(wanted.plan, wanted.period);
  if (!current) return { kind: "start", dueCents: priceCents };
  const more = wanted.plan.position - current.plan.position;
  const longer = PERIODS.indexOf(wanted.period) - PERIODS.indexOf(current.period);
  if (more === 0 && longer === 0) return { kind: current.ahead ? "later" : "same" };
  const dueCents = priceCents - restCents(current.paid, now);
  return more >= 0 && longer >= 0 && dueCents > 0
    ? { kind: "upgrade", dueCents, standsUntil: restUntil(current.paid, now) }
    : { kind: "later" };
}

type Time = { startsAt: Date; endsAt: Date };
type Row = readonly (Time & { kind: PeriodKind })[];

/**
 * From when until when something that was just paid is had. Something larger at once; everything else goes
 * on from what is paid, the last of the row, or from now.
 */
export function paidTime(
  { kind, period }: { kind: PeriodKind; period: Period },
  row: Row,
  paidAt: Date,
): Time {
  const last = row.at(-1);
  if (kind === "upgrade" || !last || last.endsAt <= paidAt) {
    return { startsAt: paidAt, endsAt: endOfPeriod(paidAt, period) };
  }
  return { startsAt: last.endsAt, endsAt: endOfPeriod(last.endsAt, period, firstDay(row)) };
}

/** The day of the month on which an unbroken row began: a February in between does not change it for ever. */
function firstDay(row: Row): number | undefined {
  const first = row.findLastIndex(
    ({ kind, startsAt }, at) =>
      kind !== "renewal" || row[at - 1]?.endsAt.getTime() !== startsAt.getTime(),
  );
  return row[first]?.startsAt.getUTCDate();
}
