import type { DatabaseConnection } from "#database/connect.ts";
import { bindQuotes } from "#features/quotes/server/quotes.ts";
import type { QuotesDeps } from "#features/quotes/server/quotes-deps.ts";
import type { Environment } from "../settings/environment.ts";
import type { wireAccounts } from "./wire-accounts.ts";

type Options = Pick<QuotesDeps, "delivery" | "shipping" | "payments" | "files"> & {
  environment: Pick<Environment, "SEED">;
  database: DatabaseConnection;
  accounts: Pick<
    ReturnType<typeof wireAccounts>,
    "account" | "wallet" | "orders" | "pro" | "mailTranslator"
  >;
};

/** Prices asked for things sold elsewhere; a part of `services.ts`. */
export function wireQuotes({ environment, database, accounts, ...others }: Options) {
  const { account, wallet, orders, pro, mailTranslator } = accounts;
  const { postMail, linkTo, findSite, reportProblem } = orders.deps;
  return bindQuotes({
    ...others,
    db: database.db,
    account,
    wallet,
    orders,
    findBenefits: pro.findBenefits,
    postMail,
    linkTo,
    findSite,
    reportProblem,
    translatorFor: mailTranslator,
    confirmsEstimates: environment.SEED === "demo",
    now: () => new Date(),
  });
}
