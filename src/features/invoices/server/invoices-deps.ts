import type { Database, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { Purpose } from "../domain/bill.ts";
import type { Bill } from "./bills/bills.repository.ts";

export const invoiceProblems = {
  erased_customer_refund: "money of a customer who is gone has to be given back by hand",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    invoices: keyof typeof invoiceProblems;
  }
}

/** Called once, in the transaction that marks the bill as paid or credited. */
type ByPurpose = Readonly<Partial<Record<Purpose, (tx: Transaction, bill: Bill) => Promise<void>>>>;

export type InvoicesDeps = {
  db: Database;
  wallet: Pick<Wallet, "debit" | "refund" | "lockBalance">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  now: () => Date;
  /** Whether a bill's price is still valid; if not, no new payment for it can start. */
  isStillDue: Readonly<Partial<Record<Purpose, (bill: Bill) => Promise<boolean>>>>;
  /** What else happens when a bill is paid. */
  whenPaid: ByPurpose;
  /** What else happens when a bill is refunded in full: what it paid for is no longer paid. */
  whenCredited: ByPurpose;
  /** A payment whose money may arrive at any moment. */
  findUnderWay: (slug: string) => Promise<{ requestKey: string | null } | undefined>;
  /** Refunds what was paid for a bill; calling it again does nothing more. */
  refundPayments: (slug: string) => Promise<void>;
  /** Reports failures that no caller would see. */
  reportProblem: ReportProblem<"invoices">;
};
