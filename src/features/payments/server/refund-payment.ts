import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireRole, type StaffActor } from "#features/account/server/require-role.ts";
import { writeAuditNote } from "#features/account/server/write-audit-note.ts";
import { PROVIDERS } from "../domain/payment-provider.ts";
import { isPaid } from "../domain/payment-status.ts";
import { boughtPart } from "../domain/refund-part.ts";
import { makeRefund } from "./make-refund.ts";
import { movePayment, paidThing } from "./move-payment.ts";
import { lockPayment, type Payment, selectPayment } from "./payments.repository.ts";
import type { RefundStatus } from "./payments.tables.ts";
import { adapterOf, type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { insertRefund, type Refund, selectRefund, sumRefunds } from "./refunds.repository.ts";

export type RefundWish = {
  actor: StaffActor | undefined;
  reference: string;
  /** Without it all that is left. */
  amountCents?: Cents | undefined;
  /** Made by the form that is sent, so that sending it twice refunds once. */
  key: string;
};
export type RefundProblem =
  | "errors.not_found"
  | "payments.errors.not_paid"
  | "payments.errors.not_that_much"
  | "payments.errors.already_spent";

/**
 * What was bought goes back first, in one transaction with the wish; then the provider is asked. A
 * provider that gives nothing back leaves a task for finance (PRODUCT §5).
 */
export async function refundPayment(
  deps: PaymentsDeps,
  { actor, reference, amountCents, key }: RefundWish,
): Promise<Result<Refund, RefundProblem>> {
  const allowed: Result<StaffActor, "errors.not_found"> = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const payment = await selectPayment(deps.db, { reference });
  if (!payment) return fail("errors.not_found");
  const asked = { payment, amountCents, key: `staff:${key}`, actorId: allowed.value.id };
  const prepared = await inTransaction(deps.db, (tx) => prepare(tx, deps, asked));
  return prepared.ok ? succeed(await makeRefund(deps, prepared.value)) : prepared;
}

type Asked = {
  payment: Payment;
  amountCents: Cents | undefined;
  key: string;
  actorId: number | null;
};

async function prepare(
  tx: Transaction,
  deps: PaymentsDeps,
  { payment: { id }, amountCents, key, actorId }: Asked,
): Promise<Result<Refund, RefundProblem>> {
  const payment = await lockPayment(tx, id);
  const before = await selectRefund(tx, key);
  if (before) return succeed(before);
  if (!isPaid(payment.status)) return fail("payments.errors.not_paid");
  const refunded = Math.max(payment.refundedCents, await sumRefunds(tx, id));
  const left = payment.amountCents - refunded;
  const wanted = amountCents ?? left;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left) {
    return fail("payments.errors.not_that_much");
  }
  const part = { key, amountCents: boughtPart(payment, refunded, wanted) };
  const payable = payableOf(deps, payment.kind);
  if (part.amountCents > 0) {
    const taken = await payable.onRefunded(tx, paidThing(deps, payment), part);
    if (!taken.ok) return fail("payments.errors.already_spent");
  }
  const status = await giveBackHere(tx, deps, payment, { key, amountCents: wanted });
  const refund = await insertRefund(tx, {
    paymentId: id,
    amountCents: wanted,
    key,
    status,
    actorId,
  });
  await writeAuditNote(tx, {
    actorId,
    action: "payments.refund",
    subject: `payment:${id}`,
    details: { refund: refund.id, amountCents: wanted, status },
  });
  if (status !== "requested") {
    const said = { status: payment.status, refundedCents: refunded + wanted };
    await movePayment(tx, deps, payment, said, "refund");
  }
  return succeed(refund);
}

/** What needs no provider is done at once. */
async function giveBackHere(
  tx: Transaction,
  deps: PaymentsDeps,
  { provider, customerId, reference }: Payment,
  { key, amountCents }: { key: string; amountCents: Cents },
): Promise<RefundStatus> {
  if (provider !== PROVIDERS.wallet) {
    return adapterOf(deps, provider)?.can.refund ? "requested" : "by_hand";
  }
  const move = { customerId: customerId ?? 0, key: `refund:${key}`, of: `payment:${reference}` };
  const back = await deps.wallet.refund(tx, { ...move, amountCents });
  if (!back.ok) throw new Error(`The wallet did not take its own money back: ${back.code}`);
  return "succeeded";
}
