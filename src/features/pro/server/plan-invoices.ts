import type { Invoices } from "#features/invoices/server/invoices.ts";
import type { PlanInvoice, PlanInvoices } from "./pro-deps.ts";

/** Plans are paid by invoices: adapts the invoices' feature to what plans need. */
export function planInvoices(invoices: Invoices): PlanInvoices {
  return {
    async issue(tx, invoice) {
      const bill = await invoices.issueInvoice(tx, billOf(invoice));
      if (!bill) throw new Error("There is nobody to pay for a plan");
      return bill.slug;
    },
    async issueFromWallet(tx, invoice) {
      const key = `pro:${invoice.periodId}`;
      const paid = await invoices.issueFromWallet(tx, { ...billOf(invoice), key });
      if (!paid.ok) throw new Error(`A plan was not paid from the wallet: ${paid.code}`);
      return paid.value.slug;
    },
    cancel: invoices.cancelInvoice,
    stateOf: async (db, id) => {
      const status = id === null ? undefined : await invoices.statusOf(db, id);
      return status === "open" || status === "declined" ? status : "gone";
    },
    isBeingPaid: invoices.isBeingPaid,
  };
}

const billOf = ({
  site,
  customerId,
  language,
  name,
  plan,
  cents,
  dueOn,
  periodId,
}: PlanInvoice) => ({
  siteId: site.id,
  customerId,
  purpose: "pro" as const,
  language,
  lines: [{ name, plan, quantity: 1, unitCents: cents }],
  dueOn,
  data: { period: periodId },
});
