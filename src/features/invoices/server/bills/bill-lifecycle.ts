import type { Transaction } from "#database/connect.ts";
import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { BILL_TRANSITIONS } from "../../domain/bill.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";
import {
  type Bill,
  type BillActor,
  insertStep,
  lockBill,
  selectBill,
  updateBill,
} from "./bills.repository.ts";

/** The lifecycle of a standalone invoice, identified by its slug; of staff, only finance moves it. */
export const billLifecycle = defineLifecycle<
  Bill,
  BillActor,
  object,
  "invoices.errors.step",
  string
>({
  name: "invoice",
  transitions: BILL_TRANSITIONS,
  refusal: "invoices.errors.step",
  who: () => "finance",
  staff: (id) => ({ kind: "staff", id }),
  lock: (_deps, tx, slug) => lockBill(tx, slug),
  save: (tx, bill, values) => updateBill(tx, bill, values),
  async history(tx, { invoiceId }, { to, actor }) {
    await insertStep(tx, invoiceId, to, actor);
    return undefined;
  },
});

/** For possible refunds: locks the wallet first, then the bill, as docs/architecture.md demands. */
export async function lockPaidBill(
  { wallet }: Pick<InvoicesDeps, "wallet">,
  tx: Transaction,
  slug: string,
): Promise<Bill | undefined> {
  const bill = await selectBill(tx, slug);
  if (!bill) return undefined;
  if (bill.customerId !== null) await wallet.lockBalance(tx, bill.customerId);
  return lockBill(tx, slug);
}
