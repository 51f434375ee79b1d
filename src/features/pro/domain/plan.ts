import type { Cents } from "#core/money.ts";
import type { Transitions } from "#core/state-machine.ts";
import type { PlanBenefits } from "#features/shipping/domain/plan-benefits.ts";

/** Where on /{product}-pro the plans are. */
export const PLANS_ANCHOR = "plans";

export const PERIODS = ["month", "year"] as const;
export type Period = (typeof PERIODS)[number];

/** How time with a plan came about. */
export type PeriodKind = "start" | "upgrade" | "renewal";

/** A pro plan of one site: what it costs and what it gives. */
export type Plan = PlanBenefits & {
  id: number;
  /** Known by it on the wire, such as `plus`. */
  code: string;
  /** A brand's word, the same in every language. */
  name: string;
  /** The higher, the more it gives. */
  position: number;
  monthCents: Cents;
  yearCents: Cents;
};

export const priceOf = (plan: Pick<Plan, "monthCents" | "yearCents">, period: Period): Cents =>
  period === "year" ? plan.yearCents : plan.monthCents;

const MONTHS: Record<Period, number> = { month: 1, year: 12 };

/** The same day of a later month, unless another one is said; its last day where the month is too short. */
export function endOfPeriod(from: Date, period: Period, day = from.getUTCDate()): Date {
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + MONTHS[period]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

/** What a year saves beside twelve months, in whole per cent. */
export const yearSaves = ({ monthCents, yearCents }: Pick<Plan, "monthCents" | "yearCents">) =>
  monthCents > 0 ? Math.max(0, Math.floor(100 - (yearCents * 100) / (12 * monthCents))) : 0;

export type PeriodStatus = "open" | "paid" | "cancelled";

/** What is paid is cancelled only where all of it went back before it began. */
export const PERIOD_TRANSITIONS: Transitions<PeriodStatus> = {
  open: ["paid", "cancelled"],
  paid: ["cancelled"],
  cancelled: [],
};

/** What became of a customer's plan, and through whom. */
export type PlanStep = {
  step:
    | "begun"
    | "enlarged"
    | "renewed"
    /** It is to go on, with the same or another one. */
    | "wanted"
    | "cancelled"
    /** What waited to be paid does not any more. */
    | "given_up"
    | "ended"
    | "taken_back";
  actor: "customer" | "payment" | "system";
};
