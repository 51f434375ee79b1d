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

/** In the transaction in which it is paid or credited, once. */
type ByPurpose = Readonly<Partial<Record<Purpose, (tx: Transaction, bill: Bill) => Promise<void>>>>;

export type InvoicesDeps = {
  db: Database;
  wallet: Pick<Wallet, "debit" | "refund" | "lockBalance">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  now: () => Date;
  /** Whether such an invoice still asks for what it costs; else nobody begins to pay it any more. */
  isStillDue: Readonly<Partial<Record<Purpose, (bill: Bill) => Promise<boolean>>>>;
  /** What else happens once such an invoice is paid. */
  whenPaid: ByPurpose;
  /** And once all of it went back: what it paid for is not paid any more. */
  whenCredited: ByPurpose;
  /** A payment whose money may come any moment. */
  findUnderWay: (slug: string) => Promise<{ requestKey: string | null } | undefined>;
  /** Gives back what was paid for it; asked again it does nothing more. */
  refundPayments: (slug: string) => Promise<void>;
  /** What went wrong without anybody waiting for an answer. */
  reportProblem: ReportProblem<"invoices">;
};
