import type { DatabaseConnection } from "#database/connect.ts";
import { INVOICE } from "#features/invoices/server/bills/bill-payable.ts";
import { bindInvoices } from "#features/invoices/server/invoices.ts";
import type { InvoicesDeps } from "#features/invoices/server/invoices-deps.ts";
import type { Payments } from "#features/payments/server/payments.ts";

type Handed = "wallet" | "postMail" | "linkTo" | "findSite" | "reportProblem";
type Options = Pick<InvoicesDeps, Handed | "isStillDue" | "whenPaid" | "whenCredited"> & {
  database: DatabaseConnection;
  /** Payments know invoices as something to pay for, and invoices payments: one has to be asked later. */
  payments: () => Payments;
};

/** What is paid by itself, and all invoices and credit notes; a part of `services.ts`. */
export function wireInvoices({ database, payments, ...others }: Options) {
  const subject = (slug: string) => ({ kind: INVOICE, subjectId: slug });
  return bindInvoices({
    ...others,
    db: database.db,
    now: () => new Date(),
    findUnderWay: (slug) => payments().findUnderWay(subject(slug)),
    refundPayments: (slug) => payments().refundSubject(subject(slug)),
  });
}
