import * as z from "zod/mini";
import { defineCall, type InputOf } from "#platform/api/call.ts";
import { PERIODS } from "./domain/plan.ts";

const TAG = "pro";
const done = z.literal(true);
const euros = z.number();
const period = z.enum(PERIODS, "validation.invalid");
const plan = z.object({
  code: z.string(),
  name: z.string(),
  price_month: euros,
  price_year: euros,
  shipping_discount: z.int(),
  service_discount: z.int(),
  storage_days: z.int(),
});

export type PlanDetails = z.infer<typeof plan>;

/** The effect of choosing a plan now, and the amount due for it immediately. */
const choice = z.object({
  plan: z.string(),
  period,
  change: z.enum(["start", "upgrade", "later", "same"]),
  due: euros,
});
export type PlanChoice = z.infer<typeof choice>;

/** Product notes §4: active until a date; then it renews or ends. */
const subscription = z.object({
  state: z.enum(["none", "active", "ended"]),
  plan: z.nullable(plan),
  period: z.nullable(period),
  active_until: z.nullable(z.string()),
  renews: z.boolean(),
  /** The plan that follows, if it is different from the current one. */
  next: z.nullable(z.object({ plan, period })),
  /** The unpaid invoice; its page is /invoice/{id}. */
  invoice: z.nullable(z.object({ id: z.string(), amount: euros, plan: z.string(), period })),
  choices: z.array(choice),
});
export type ProStatus = z.infer<typeof subscription>;

const output = z.object({ status: done, subscription });

export const plansCall = defineCall({
  path: "/api/pro/plans",
  retries: 2,
  tag: TAG,
  summary: "The site's pro plans: prices in euros, what each takes off, and free days of storage",
  input: z.object({}),
  output: z.object({ status: done, plans: z.array(plan) }),
});

export const subscribeCall = defineCall({
  path: "/api/pro/subscribe",
  tag: TAG,
  summary:
    "Begins, changes or resumes a plan: an invoice to pay, or paid at once from the wallet; refused where what is due is not what was seen; with the header Idempotency-Key the same key is the same request",
  input: z.object({
    plan: z
      .string({ error: "validation.required" })
      .check(z.minLength(1, "validation.required"), z.maxLength(40, "validation.invalid")),
    period,
    /** Pays immediately from the wallet, if its balance is sufficient. */
    from_wallet: z.optional(z.boolean("validation.invalid")),
    /** The amount that was shown as due, in euros; the call is refused if another amount is due. */
    seen: z.optional(z.number("validation.invalid")),
  }),
  output,
});

export const proStatusCall = defineCall({
  path: "/api/pro/status",
  retries: 2,
  tag: TAG,
  summary: "The customer's plan on this site, until when, and what waits to be paid",
  input: z.object({}),
  output,
});

export const cancelPlanCall = defineCall({
  path: "/api/pro/cancel",
  tag: TAG,
  summary: "No renewal: what is paid stays until its date",
  input: z.object({}),
  output,
});

export type SubscribeInput = InputOf<typeof subscribeCall>;
