import { type Cents, sum } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { billPaidEmail, postInvoiceMail } from "../emails/invoice-emails.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import { billLifecycle } from "./bill-lifecycle.ts";
import { type Bill, type BillActor, selectBillOfWallet } from "./bills.repository.ts";
import { type BillInput, writeBill } from "./issue-bill.ts";

/** The bill's entry in the wallet's ledger (SPEC §3). */
export const billRelation = ({ id }: Pick<Bill, "id">) => ({
  relType: REL_TYPES.miscInvoice,
  relId: id,
});

/** Settles a bill whose money has arrived. The bill is open, and the caller has locked it. */
export async function settleBill(
  deps: InvoicesDeps,
  tx: Transaction,
  bill: Bill,
  paid: { actor: BillActor; feeCents?: Cents; walletKey?: string },
): Promise<Bill> {
  const { actor, ...how } = paid;
  const settled = await billLifecycle.move({}, tx, bill, "paid", {
    actor,
    ...how,
    paidAt: deps.now(),
  });
  await deps.whenPaid[settled.purpose]?.(tx, settled);
  await postInvoiceMail(deps, tx, settled, "invoice-paid", billPaidEmail(settled));
  return settled;
}

type FromWalletProblem = "errors.not_found" | "wallet.errors.not_enough";

/** Writes a bill and pays it from the customer's wallet, or does neither; the same key has its effect only once. */
export async function issueFromWallet(
  deps: InvoicesDeps,
  tx: Transaction,
  input: BillInput & { customerId: number; key: string },
): Promise<Result<Bill, FromWalletProblem>> {
  const { customerId, key, lines } = input;
  const amountCents = sum(lines.map((line) => line.unitCents * line.quantity));
  // The debit comes first, because every other invoice of the site waits while this one has a number.
  const paid = await deps.wallet.debit(tx, {
    customerId,
    amountCents,
    key,
    relation: { relType: REL_TYPES.miscInvoice },
  });
  if (!paid.ok && paid.code === "wallet.errors.not_enough") return fail(paid.code);
  if (!paid.ok) throw new Error(`The wallet did not pay for an invoice: ${paid.code}`);
  const before = await selectBillOfWallet(tx, key);
  if (before) return succeed(before);
  const bill = await writeBill(deps, tx, input);
  if (!bill) throw new Error("Somebody who has a wallet cannot be written an invoice");
  const actor = input.actor ?? { kind: "system" };
  return succeed(await settleBill(deps, tx, bill, { actor, walletKey: key }));
}
