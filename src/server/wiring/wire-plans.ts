import type { Logger } from "pino";
import type { DatabaseConnection, Transaction } from "#database/connect.ts";
import type { Bill, Invoices } from "#features/invoices/server/invoices.ts";
import { bindPro, type Pro } from "#features/pro/server/pro.ts";
import type { PlanInvoice, PlanInvoices, ProDeps } from "#features/pro/server/pro-deps.ts";
import { wireInvoices } from "./wire-invoices.ts";

type Options = Omit<
  Parameters<typeof wireInvoices>[0],
  "isStillDue" | "whenPaid" | "reportProblem"
> &
  Pick<ProDeps, "wallet" | "translatorFor"> & { database: DatabaseConnection; log: Logger };

/** Invoices, and the plans that are paid by them; a part of `services.ts`. */
export function wirePlans({ log, translatorFor, ...options }: Options) {
  const { database, wallet, postMail, linkTo, findSite } = options;
  const stillStands = { pro: ({ data }: Bill) => pro.isPeriodPriceCurrent(Number(data.period)) };
  // What else happens once an invoice is paid, or all of it went back, by its purpose.
  const whenPaid = {
    pro: (tx: Transaction, { data, content }: Bill) =>
      pro.activatePlan(tx, { periodId: Number(data.period), language: content.language }),
  };
  const whenCredited = {
    ...options.whenCredited,
    pro: (tx: Transaction, { data, customerId, siteId }: Bill) =>
      pro.revokePlan(tx, {
        owner: { customerId: customerId ?? 0, siteId },
        periodId: Number(data.period),
      }),
  };
  const reportProblem = (problem: string, details: object) =>
    log.error(details, `invoices: ${problem}`);
  const invoices = wireInvoices({
    ...options,
    isStillDue: stillStands,
    whenPaid,
    whenCredited,
    reportProblem,
  });
  const pro: Pro = bindPro({
    wallet,
    translatorFor,
    postMail,
    linkTo,
    findSite,
    db: database.db,
    invoices: planInvoices(invoices),
    now: () => new Date(),
    reportProblem: (problem, details) => log.error(details, `pro: ${problem}`),
  });
  return { invoices, pro };
}

function planInvoices(invoices: Invoices): PlanInvoices {
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

const billOf = ({ site, customerId, language, name, cents, ...more }: PlanInvoice) => ({
  siteId: site.id,
  customerId,
  purpose: "pro" as const,
  language,
  lines: [{ name, quantity: 1, unitCents: cents }],
  dueOn: more.dueOn,
  data: { period: more.periodId },
});
