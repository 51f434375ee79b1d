import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { Translate } from "#i18n/translator.ts";
import type { RecentReads } from "#platform/caches/recent-reads.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { Period } from "../domain/plan.ts";
import type { Waiting } from "../domain/renewal-step.ts";

export const planProblems = {
  plan_sweep_failed: "a plan could not be swept",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    pro: keyof typeof planProblems;
  }
}

export type PlanInvoice = {
  site: Site;
  customerId: number;
  language: string;
  /** What is sold, in the customer's language. */
  name: string;
  /** The same for pages in another language. */
  plan: { shop: string; plan: string; period: Period };
  cents: Cents;
  /** yyyy-MM-dd; unless said, as for every invoice. */
  dueOn?: string | undefined;
  /** Of the period that it is for: told again when it is paid. */
  periodId: number;
};

/** Plans are paid by invoices of features/invoices, which has the same rank. */
export type PlanInvoices = {
  /** Its link is mailed; answers with its unguessable id. */
  issue: (tx: Transaction, invoice: PlanInvoice) => Promise<string>;
  /** Paid at once, as relation 4 of the ledger; throws where the wallet has less. */
  issueFromWallet: (tx: Transaction, invoice: PlanInvoice) => Promise<string>;
  /** Refused once it is paid. */
  cancel: (tx: Transaction, id: string) => Promise<Result<unknown>>;
  stateOf: (db: Queryable, id: string | null) => Promise<Waiting["invoice"]>;
  /** Money for it may come any moment. */
  isBeingPaid: (id: string) => Promise<boolean>;
};

export type ProDeps = {
  db: Database;
  recentReads: RecentReads;
  invoices: PlanInvoices;
  wallet: Pick<Wallet, "lockBalance" | "readBalance">;
  /** Words that stand on an invoice, in the language of its owner. */
  translatorFor: (language: string) => Translate;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** The full address of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  /** What went wrong without anybody waiting for an answer. */
  reportProblem: ReportProblem<"pro">;
  now: () => Date;
};
