import * as z from "zod/mini";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import type { PaymentReport } from "#ports/payments.ts";

/** Only the parts of PayPal's answers that we read; the rest may change. */
const amount = z.object({ currency_code: z.string(), value: z.string() });

export const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  custom_id: z.optional(z.string()),
  supplementary_data: z.optional(
    z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
  ),
});

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(
    z.object({
      custom_id: z.optional(z.string()),
      amount: z.optional(amount),
      payments: z.optional(
        z.object({
          captures: z.optional(z.array(captureSchema)),
          refunds: z.optional(z.array(z.object({ status: z.string(), amount }))),
        }),
      ),
    }),
  ),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});

/** From a refund in an event, we only need to know which payment it belongs to. */
export const refundSchema = z.object({
  id: z.string(),
  status: z.string(),
  supplementary_data: captureSchema.shape.supplementary_data,
});

export const errorSchema = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

export type PayPalOrder = z.infer<typeof orderSchema>;
export type PayPalCapture = z.infer<typeof captureSchema>;

export const inUnits = (cents: Cents): string => toDecimal(cents).toFixed(2);
export const inCents = (value: string): Cents => toCents(Number(value));

const CAPTURE_STATUSES: Readonly<Record<string, PaymentReport["status"]>> = {
  COMPLETED: "succeeded",
  REFUNDED: "succeeded",
  PARTIALLY_REFUNDED: "succeeded",
  DECLINED: "failed",
  FAILED: "failed",
};

export const captureStatus = (status: string): PaymentReport["status"] =>
  CAPTURE_STATUSES[status] ?? "pending";

const orderStatus = (status: string) => (status === "VOIDED" ? "cancelled" : "open");

export function captureOf(order: PayPalOrder): PayPalCapture | undefined {
  return order.purchase_units[0]?.payments?.captures?.[0];
}

/** The captured amount takes precedence over the ordered one. */
export function orderReport(order: PayPalOrder): PaymentReport {
  const [unit] = order.purchase_units;
  const capture = captureOf(order);
  const money = capture?.amount ?? unit?.amount;
  const refunds = (unit?.payments?.refunds ?? []).filter(({ status }) => status === "COMPLETED");
  return {
    reference: unit?.custom_id,
    providerId: order.id,
    status: capture ? captureStatus(capture.status) : orderStatus(order.status),
    amountCents: inCents(money?.value ?? "0"),
    currency: money?.currency_code ?? "",
    refundedCents: refunds.reduce((sum, refund) => sum + inCents(refund.amount.value), 0),
  };
}
