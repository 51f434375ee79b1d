import { DAY_MS } from "#core/durations.ts";
import { type Cents, multiplyCents } from "#core/money.ts";
import { endOfPeriod, PERIODS, type Period, type PeriodKind, type Plan, priceOf } from "./plan.ts";

/** A paid period, which may begin in the future. */
type PaidTime = { startsAt: Date; endsAt: Date; priceCents: Cents };

/** The value of the remaining whole days, so that hours do not matter. Periods in the future count in full. */
export function restCents(times: readonly PaidTime[], now: Date): Cents {
  return times.reduce((sum, { startsAt, endsAt, priceCents }) => {
    const left = daysBetween(now, endsAt);
    const all = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
    return sum + Math.min(priceCents, multiplyCents(priceCents, left, all));
  }, 0);
}

const daysBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));

/** The time at which the number of remaining days falls by one; until then their value stays the same. */
function restUntil(times: readonly PaidTime[], now: Date): Date {
  const [current] = times;
  if (!current) return now;
  const left = daysBetween(now, current.endsAt);
  return new Date(current.endsAt.getTime() - left * DAY_MS);
}

type Choice = { plan: Plan; period: Period };
type PlanChange =
  /** No plan is active; this one begins once it is paid. */
  | { kind: "start"; dueCents: Cents }
  /** A larger plan or a longer period: begins immediately, and the value of the remaining days is subtracted. */
  | { kind: "upgrade"; dueCents: Cents; standsUntil: Date }
  /** A smaller plan or a shorter period: begins at the end of the paid time. */
  | { kind: "later" }
  | { kind: "same" };

/** The active plan, the paid time, and another plan that is already paid and follows it. */
type Current = Choice & { paid: readonly PaidTime[]; ahead?: Choice | undefined };

/** The effect of choosing a plan, depending on the active one. */
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
 * The time for which a period that was just paid is active. An upgrade begins immediately; everything else
 * follows the last paid period, or begins now if there is none.
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

/**
 * The day of the month on which an unbroken series of renewals began, so that a February in between does
 * not move it.
 */
function firstDay(row: Row): number | undefined {
  const first = row.findLastIndex(
    ({ kind, startsAt }, at) =>
      kind !== "renewal" || row[at - 1]?.endsAt.getTime() !== startsAt.getTime(),
  );
  return row[first]?.startsAt.getUTCDate();
}
