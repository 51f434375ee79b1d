import type { Period } from "./plan.ts";
import type { PlanChange } from "./plan-change.ts";

/** On the wire and on the page alike; amounts in euros. */
export type PlanOnWire = {
  code: string;
  name: string;
  price_month: number;
  price_year: number;
  shipping_discount: number;
  service_discount: number;
  storage_days: number;
};

/** Product notes §4: active until a date, renews or ends. */
export type SubscriptionState = "none" | "active" | "ended";

/** What choosing a plan would do now, and what is to be paid for it at once. */
export type PlanChoice = {
  plan: string;
  period: Period;
  change: PlanChange["kind"];
  due: number;
};

export type ProStatus = {
  state: SubscriptionState;
  plan: PlanOnWire | null;
  period: Period | null;
  active_until: string | null;
  renews: boolean;
  /** What it goes on with where that is something else. */
  next: { plan: PlanOnWire; period: Period } | null;
  /** What waits to be paid: its page is /invoice/{id}. */
  invoice: { id: string; amount: number; plan: string; period: Period } | null;
  choices: PlanChoice[];
};
