import type { Cents } from "#core/money.ts";
import { isOpen, type PaymentStatus } from "../domain/payment-status.ts";
import type { PaidSubject } from "./payable.ts";
import { selectPayment } from "./payments.repository.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { lookUpPayment } from "./reconciliation/look-up-payment.ts";
import { effectiveStatus } from "./reconciliation/move-payment.ts";

/** No personal data: everyone who has the reference may see it (product notes §3). */
type ShownPayment = {
  reference: string;
  status: PaymentStatus;
  kind: string;
  amountCents: Cents;
  currency: string;
  customerId: number | null;
  visitorHash: Buffer | null;
  /** The page to which the payer continues. */
  nextPath: string;
  againPath: string;
  orderSlug: string | undefined;
  /** What was paid for; undefined for a top-up. */
  subject: PaidSubject | undefined;
  /** Set if the subject is reached by an unguessable link. */
  link: string | undefined;
};

/** How often a provider is asked about one payment at most, however often its page calls us. */
const PAUSE_SECONDS = 2;

/** The format of our references; nothing else was ever handed out. */
const REFERENCE = /^[\w-]{1,64}$/;

/** The stored payment; an open one is looked up at its provider first. */
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
  /** The unguessable link that the payer has, if the subject has one. */
  link?: string | undefined;
};

/**
 * Product notes §3 "payment-accept": a customer's payment is shown only to the customer; a guest's to the browser
 * that started it, or to everyone with the reference if no browser is known. Whoever has the unguessable link of the
 * paid subject, such as an invoice, sees its payments, too.
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
