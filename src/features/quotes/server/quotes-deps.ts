import { HOUR_SECONDS } from "#core/durations.ts";
import type { Database, Transaction } from "#database/connect.ts";
import type { Account } from "#features/account/server/account.ts";
import type { Session } from "#features/account/server/read-session.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { FindBenefits } from "#features/shipping/domain/plan-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { Translate } from "#i18n/translator.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";
import type { FileStore } from "#ports/files.ts";

export const quoteProblems = {
  quote_sweep_failed: "a quote could not be swept",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    quotes: keyof typeof quoteProblems;
  }
}

export const quotesLimits = defineLimits({
  "open-form": { visitor: { points: 1000, duration: HOUR_SECONDS } },
  // Limited, because staff look at each quote.
  "ask-quote": { account: { points: 120, duration: HOUR_SECONDS } },
});

export type QuotesLimit = keyof typeof quotesLimits;

export type QuotesDeps = {
  db: Database;
  account: Pick<Account, "listAddresses">;
  delivery: Pick<Delivery, "listCouriers" | "findPoint">;
  shipping: Pick<Shipping, "listRates">;
  findBenefits: FindBenefits;
  orders: Pick<Orders, "placeOrder" | "readOrder" | "statusesOf">;
  payments: Pick<Payments, "offerMethods" | "pay">;
  wallet: Pick<Wallet, "readBalance">;
  files: Pick<FileStore, "readMetadata">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
  /** Returns the full URL of one of our pages, for mails. */
  linkTo: (site: Site, language: string, path: string) => string;
  findSite: (id: number) => Site;
  listSites: () => readonly Site[];
  /** Translates words that become part of an order into its owner's language; with a site, in its own words. */
  translatorFor: (language: string, siteId?: number) => Translate;
  /** CONFIRM_ESTIMATES: a rule confirms ordinary estimates in place of staff, so that a demo shows the whole flow. */
  confirmsEstimates: boolean;
  /** Called when background work fails. */
  reportProblem: ReportProblem<"quotes">;
  now: () => Date;
};

/** The customer of a request, their site, language and currency. */
export type QuoteVisitor = {
  site: Site;
  language: string;
  currency: string;
  customer: Session["customer"] | undefined;
};
