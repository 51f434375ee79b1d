import type { BillInput } from "#features/invoices/server/bills/issue-bill.ts";
import { customerOf } from "./customer-of.ts";
import type { testApp } from "./test-app.ts";
import type { testBrowser } from "./test-browser.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "db" | "services">;
type Browser = Pick<ReturnType<typeof testBrowser>, "cookies">;

const LINES = [
  { name: "Customs papers", quantity: 2, unitCents: 1210 },
  { name: "A stamp", quantity: 1, unitCents: 580, vatPercent: 0 },
];

/** An open invoice of 30 euros for whoever is logged in there. */
export async function invoiceFor(app: App, owner: Browser, input: Partial<BillInput> = {}) {
  const { id: customerId } = await customerOf(app, owner);
  const asked = { customerId, siteId: 1, purpose: "misc" as const, lines: LINES, language: "en" };
  const bill = await app.db.transaction((tx) =>
    app.services.invoices.issueInvoice(tx, { ...asked, ...input }),
  );
  if (!bill) throw new Error("Nobody could be written an invoice");
  return bill;
}
