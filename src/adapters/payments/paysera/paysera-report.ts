import type { PaymentReport } from "#ports/payments.ts";

/** 3 brings more information, not money; 4 is executed, but no bank said so yet. */
const STATUSES: Readonly<Record<string, PaymentReport["status"]>> = {
  "0": "failed",
  "1": "succeeded",
  "2": "pending",
  "3": "pending",
  "4": "pending",
  "5": "succeeded",
};
const REFUNDED = "5";

export function payseraReport(fields: Readonly<Record<string, string>>): PaymentReport | undefined {
  const { orderid, status = "", amount = "", currency = "" } = fields;
  const known = STATUSES[status];
  if (!orderid || !known || !/^\d{1,11}$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) {
    return undefined;
  }
  return {
    reference: orderid,
    providerId: orderid,
    status: known,
    amountCents: Number(amount),
    currency,
    refundedCents: status === REFUNDED ? Number(amount) : 0,
  };
}
