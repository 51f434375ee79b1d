import type { PaymentsDeps } from "./payments-deps.ts";
import { type ShownPayment, showPayment } from "./show-payment.ts";

export type KnownPayer = {
  customerId: number | undefined;
  visitorHash: Buffer | undefined;
  /** The unguessable link that they hold, if it is one of what was paid for. */
  link?: string | undefined;
};

/**
 * Product notes §3 "payment-accept": a customer's payment is theirs alone; a guest's is of the browser that
 * began it, or of whoever holds the link where no browser was known, or to the invoice that was paid.
 */
export async function showMyPayment(
  deps: PaymentsDeps,
  { reference, payer }: { reference: string; payer: KnownPayer },
): Promise<ShownPayment | undefined> {
  const payment = await showPayment(deps, reference);
  return payment && isPayer(payment, payer) ? payment : undefined;
}

function isPayer(payment: ShownPayment, { customerId, visitorHash, link }: KnownPayer): boolean {
  if (link !== undefined && payment.link === link) return true;
  if (payment.customerId !== null) return payment.customerId === customerId;
  if (payment.visitorHash === null) return true;
  return visitorHash !== undefined && payment.visitorHash.equals(visitorHash);
}
