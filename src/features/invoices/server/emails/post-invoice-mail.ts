import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import { invoicePath } from "../../domain/invoice-path.ts";
import { type Bill, selectRecipient } from "../bills/bills.repository.ts";
import type { InvoicesDeps } from "../invoices-deps.ts";

export type InvoiceEmailContext = { shop: string; link: string };

/** To whoever is to pay, in the invoice's language; to nobody once they are erased. */
export async function postInvoiceMail(
  { postMail, linkTo, findSite }: Pick<InvoicesDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  { slug, siteId, customerId, email, content: { language } }: Bill,
  kind: string,
  write: (context: InvoiceEmailContext) => (t: Translate) => EmailContent,
): Promise<void> {
  const owner = customerId === null ? undefined : await selectRecipient(tx, customerId);
  const to = customerId === null ? email : owner?.customer.email;
  if (!to) return;
  const site = findSite(siteId);
  const place = { shop: site.name, link: linkTo(site, language, invoicePath(slug)) };
  const whose = customerId === null ? {} : { customerId };
  await postMail(tx, { site, to, ...whose, language, kind, write: write(place) });
}
