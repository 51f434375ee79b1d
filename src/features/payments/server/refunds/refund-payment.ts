import type { Cents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { isPaid } from "../../domain/payment-status.ts";
import { type Subject, selectPayment, selectPaymentsFor } from "../payments.repository.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { makeRefund } from "./make-refund.ts";
import { prepareRefund, type RefundProblem } from "./prepare-refund.ts";
import type { Refund } from "./refunds.repository.ts";

export type RefundInput = {
  actor: StaffActor | undefined;
  reference: string;
  /** If missing, all that is left. */
  amountCents?: Cents | undefined;
  /** Created by the form, so that submitting it twice refunds once. */
  key: string;
};

/**
 * Takes back what was bought and stores the request in one transaction; then calls the provider. If the provider
 * cannot refund, finance gets a task (product notes §5).
 */
export async function refundPayment(
  deps: PaymentsDeps,
  { actor, reference, amountCents, key }: RefundInput,
): Promise<Result<Refund, RefundProblem | "errors.not_found">> {
  const allowed: Result<StaffActor, "errors.not_found"> = requireRole(actor, "finance");
  if (!allowed.ok) return allowed;
  const payment = await selectPayment(deps.db, { reference });
  if (!payment) return fail("errors.not_found");
  const asked = { paymentId: payment.id, amountCents, key: `staff:${key}` };
  const by = { actorId: allowed.value.id, mayUseWallet: false };
  const prepared = await inTransaction(deps.db, (tx) =>
    prepareRefund(deps, tx, { ...asked, ...by }),
  );
  return prepared.ok ? succeed(await makeRefund(deps, prepared.value)) : prepared;
}

/** Refunds all payments for a subject that nobody gets; calling it again does nothing more. */
export async function refundSubject(deps: PaymentsDeps, subject: Subject): Promise<void> {
  for (const { id: paymentId, status } of await selectPaymentsFor(deps.db, subject)) {
    if (!isPaid(status)) continue;
    const asked = { paymentId, key: `whole:${paymentId}`, actorId: null, mayUseWallet: true };
    const prepared = await inTransaction(deps.db, (tx) => prepareRefund(deps, tx, asked));
    if (prepared.ok) await makeRefund(deps, prepared.value);
  }
}
