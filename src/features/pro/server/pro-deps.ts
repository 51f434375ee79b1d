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
  /** The name of the invoice's line, in the customer's language. */
  name: string;
  /** The same data, from which pages make the name in other languages. */
  plan: { shop: string; plan: string; period: Period };
  cents: Cents;
  /** As yyyy-MM-dd; without it, the usual due date of invoices. */
  dueOn?: string | undefined;
  /** The id of the period that the invoice pays for; passed back when it is paid. */
  periodId: number;
};

/** The invoices that pay for plans, from features/invoices, a feature of the same layer. */
export type PlanInvoices = {
  /** Mails the invoice's link, and returns the invoice's unguessable id. */
  issue: (tx: Transaction, invoice: PlanInvoice) => Promise<string>;
  /** Pays from the wallet immediately, as relation 4 of the ledger; throws if the balance is too small. */
  issueFromWallet: (tx: Transaction, invoice: PlanInvoice) => Promise<string>;
  /** Fails if the invoice is paid. */
  cancel: (tx: Transaction, id: string) => Promise<Result<unknown>>;
  stateOf: (db: Queryable, id: string | null) => Promise<Waiting["invoice"]>;
  /** Whether a payment for it may succeed at any moment. */
  isBeingPaid: (id: string) => Promise<boolean>;
};

export type ProDeps = {
  db: Database;
  recentReads: RecentReads;
  invoices: PlanInvoices;
  wallet: Pick<Wallet, "lockBalance" | "readBalance">;
  /** Translates the texts of an invoice into its owner's language. */
  translatorFor: (language: string) => Translate;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** Returns the full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  /** Reports failures of background work. */
  reportProblem: ReportProblem<"pro">;
  now: () => Date;
};
