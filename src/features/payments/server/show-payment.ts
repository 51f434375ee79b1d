import type { Cents } from "#core/money.ts";
import { isOpen, type PaymentStatus } from "../domain/payment-status.ts";
import type { PaidSubject } from "./payable.ts";
import { selectPayment } from "./payments.repository.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { lookUpPayment } from "./reconciliation/look-up-payment.ts";
import { effectiveStatus } from "./reconciliation/move-payment.ts";

/** Nothing personal: whoever holds the reference may see it (product notes §3). */
type ShownPayment = {
  reference: string;
  status: PaymentStatus;
  kind: string;
  amountCents: Cents;
  currency: string;
  customerId: number | null;
  visitorHash: Buffer | null;
  /** Where to go on to. */
  nextPath: string;
  againPath: string;
  orderSlug: string | undefined;
  /** What was paid for; nothing of a top-up. */
  subject: PaidSubject | undefined;
  /** Of what is reached by an unguessable link. */
  link: string | undefined;
};

/** A provider is asked at most this often for one payment, however often its page asks us. */
const PAUSE_SECONDS = 2;

/** How references of ours are written; anything else was never given to anybody. */
const REFERENCE = /^[\w-]{1,64}$/;

/** What the server knows; of one that is open, what its provider says now. */
export async function showPayment(
  deps: PaymentsDeps,
  reference: string,
): Promise<ShownPayment | undefined> {
  const found = REFERENCE.test(reference) && (await selectPayment(deps.db, { reference }));
  if (!found) return undefined;
  const payment = isOpen(found.status)
    ? await lookUpPayment(deps, found, { pauseSeconds: PAUSE_SECONDS }).catch((error) => {
        deps.reportProblem("payment_lookup_failed", { reference, err: error });
        return found;
      })
    : found;
  const { kind, amountCents, currency, customerId, visitorHash, subjectId } = payment;
  const status = await effectiveStatus(deps.db, payment);
  const payable = payableOf(deps, kind);
  const paths = { nextPath: payable.nextPath(subjectId), againPath: payable.againPath(subjectId) };
  const orderSlug = payable.orderSlug?.(subjectId);
  const subject = await payable.describe?.(deps.db, subjectId);
  const whose = { customerId, visitorHash, link: payable.isLink ? subjectId : undefined };
  return { reference, status, kind, amountCents, currency, ...whose, ...paths, orderSlug, subject };
}

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

export function isPayer(
  payment: Pick<ShownPayment, "customerId" | "visitorHash"> & { link?: string | undefined },
  { customerId, visitorHash, link }: KnownPayer,
): boolean {
  if (link !== undefined && payment.link === link) return true;
  if (payment.customerId !== null) return payment.customerId === customerId;
  if (payment.visitorHash === null) return true;
  return visitorHash !== undefined && payment.visitorHash.equals(visitorHash);
}
