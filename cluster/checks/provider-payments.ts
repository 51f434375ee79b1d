import { createPayPalPayments } from "#adapters/payments/paypal/paypal-payments.ts";
import { createStripePayments } from "#adapters/payments/stripe/stripe-payments.ts";
import type { PaymentReport } from "#ports/payments.ts";
import type { Cluster } from "../cluster.ts";

const LONG_AGO = new Date(0);

/** The payments that the providers took, from their own lists. */
async function listProviderPayments({ url, keys }: Cluster["sandbox"]): Promise<PaymentReport[]> {
  const adapters = [
    createStripePayments({ url, ...keys.stripe }),
    createPayPalPayments({ url, ...keys.paypal }),
  ];
  const found: PaymentReport[] = [];
  for (const { listPaid } of adapters) {
    for (const { report } of (await listPaid?.(LONG_AGO)) ?? []) {
      const paid = await report();
      if (paid) found.push(paid);
    }
  }
  return found;
}

export type PaymentFigures = { strays: number; differing: number; refunded: number };

/** Compares the payments taken with those that the shop has booked. */
export async function comparePayments({ sandbox, pool }: Cluster): Promise<PaymentFigures> {
  const { rows } = await pool.query<{ reference: string; refunded: string }>(
    `select reference, refunded_cents as refunded from payments
     where status in ('succeeded', 'partly_refunded', 'refunded')`,
  );
  const booked = new Map(rows.map(({ reference, refunded }) => [reference, Number(refunded)]));
  const figures = { strays: 0, differing: 0, refunded: 0 };
  for (const { reference = "", amountCents, refundedCents } of await listProviderPayments(
    sandbox,
  )) {
    const known = booked.get(reference);
    const isBack = refundedCents === amountCents;
    if (known === undefined && isBack) figures.refunded += 1;
    if (known === undefined && !isBack) figures.strays += 1;
    if (known !== undefined && known !== refundedCents) figures.differing += 1;
  }
  return figures;
}
