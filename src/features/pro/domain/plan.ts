import type { Cents } from "#core/money.ts";
import type { Transitions } from "#core/state-machine.ts";
import type { PlanBenefits } from "#features/shipping/domain/plan-benefits.ts";

/** The anchor of the plans on /{product}-pro. */
export const PLANS_ANCHOR = "plans";

export const PERIODS = ["month", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** Why a period was bought. */
export type PeriodKind = "start" | "upgrade" | "renewal";

/** A pro plan of one site: its price and its benefits. */
export type Plan = PlanBenefits & {
  id: number;
  /** The plan's id in the API, such as `plus`. */
  code: string;
  /** A brand name, the same in every language. */
  name: string;
  /** A higher position means more benefits. */
  position: number;
  monthCents: Cents;
  yearCents: Cents;
};

export const priceOf = (plan: Pick<Plan, "monthCents" | "yearCents">, period: Period): Cents =>
  period === "year" ? plan.yearCents : plan.monthCents;

const MONTHS: Record<Period, number> = { month: 1, year: 12 };

/** The same day of a later month, or another given day; the last day if the month is too short. */
export function endOfPeriod(from: Date, period: Period, day = from.getUTCDate()): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

/** How much a year saves compared with twelve months, in whole per cent. */
export const yearSaves = ({ monthCents, yearCents }: Pick<Plan, "monthCents" | "yearCents">) =>
  monthCents > 0 ? Math.max(0, Math.floor(100 - (yearCents * 100) / (12 * monthCents))) : 0;

export type PeriodStatus = "open" | "paid" | "cancelled";

/** A paid period is cancelled only if all of its price was refunded before it began. */
export const PERIOD_TRANSITIONS: Transitions<PeriodStatus> = {
  open: ["paid", "cancelled"],
  paid: ["cancelled"],
  cancelled: [],
};

/** A step in the history of a customer's plan, and who caused it. */
export type PlanStep = {
  step:
    | "begun"
    | "enlarged"
    | "renewed"
    /** The customer wants it to continue, with the same or another plan. */
    | "wanted"
    | "cancelled"
    /** An unpaid period was cancelled. */
    | "given_up"
    | "ended"
    | "taken_back";
  actor: "customer" | "payment" | "system";
};
