import { defineLifecycle } from "#platform/lifecycle/define-lifecycle.ts";
import { BILL_TRANSITIONS } from "../../domain/bill.ts";
import { type Bill, type BillActor, insertStep, lockBill, updateBill } from "./bills.repository.ts";

/** How an invoice that is paid by itself goes on; of staff, finance does it. It is known by its slug. */
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
