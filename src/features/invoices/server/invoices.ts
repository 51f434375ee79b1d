import type { Queryable, Transaction } from "#database/connect.ts";
import { countOpenBills, selectBill } from "./bills/bills.repository.ts";
import { cancelBill } from "./bills/cancel-bill.ts";
import { declineBill } from "./bills/decline-bill.ts";
import { type BillInput, issueBill } from "./bills/issue-bill.ts";
import { issueFromWallet } from "./bills/settle-bill.ts";
import { cancelByStaff, creditByStaff, notePaidByStaff } from "./bills/staff-bills.ts";
import { showInvoice } from "./invoice-response.ts";
import type { InvoicesDeps } from "./invoices-deps.ts";
import { listInvoices } from "./list-invoices.ts";
import { type PaperQuery, readPaper } from "./read-paper.ts";

export type { Bill } from "./bills/bills.repository.ts";
export type { Invoice } from "./invoices.repository.ts";

/** Binds the feature's use cases to their dependencies; called once, by feature.ts. */
export function bindInvoices(deps: InvoicesDeps) {
  return {
    /** For other features: issues a standalone invoice and mails its link. */
    issueInvoice: (tx: Transaction, input: BillInput) => issueBill(deps, tx, input),
    /** Like `issueInvoice`, paid at once from the customer's wallet. */
    issueFromWallet: (tx: Transaction, input: Parameters<typeof issueFromWallet>[2]) =>
      issueFromWallet(deps, tx, input),
    /** Cancels an invoice that no longer has to be paid. */
    cancelInvoice: cancelBill,
    statusOf: async (db: Queryable, slug: string) => (await selectBill(db, slug))?.status,
    readPaper: (asked: PaperQuery) => readPaper(deps, asked),
    showInvoice: (asked: PaperQuery) => showInvoice(deps, asked),
    listInvoices: (asked: Parameters<typeof listInvoices>[1]) => listInvoices(deps, asked),
    /** Counts only standalone invoices: those of orders and parcels are counted there. */
    countUnpaidInvoices: (customerId: number) => countOpenBills(deps.db, customerId),
    findBill: (slug: string) => selectBill(deps.db, slug),
    declineBill: (input: Parameters<typeof declineBill>[1]) => declineBill(deps, input),
    isBeingPaid: async (slug: string) => (await deps.findUnderWay(slug)) !== undefined,
    cancelByStaff: (input: Parameters<typeof cancelByStaff>[1]) => cancelByStaff(deps, input),
    notePaidByStaff: (input: Parameters<typeof notePaidByStaff>[1]) => notePaidByStaff(deps, input),
    creditByStaff: (input: Parameters<typeof creditByStaff>[1]) => creditByStaff(deps, input),
  };
}
export type Invoices = ReturnType<typeof bindInvoices>;
