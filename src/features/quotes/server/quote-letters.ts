import type { Transaction } from "#database/connect.ts";
import type { Letter } from "#features/mail/domain/letter.ts";
import type { Translate } from "#i18n/translator.ts";
import { quoteNumber } from "../domain/quote-status.ts";
import { type Quote, selectOwner } from "./quotes.repository.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

type What = "received" | "priced" | "needs_info" | "declined";

/** Where each of them leads: to what is to be done next. */
const PATHS: Record<What, (slug: string) => string> = {
  received: (slug) => `/quotes/${slug}`,
  priced: (slug) => `/quotes/${slug}`,
  needs_info: (slug) => `/order-additional-info-needed/${slug}`,
  declined: (slug) => `/quotes/${slug}`,
};

/** To whoever asked, in the language they asked in. */
export async function postQuoteMail(
  { postMail, linkTo, findSite }: Pick<QuotesDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  quote: Quote,
  what: What,
): Promise<void> {
  const owner = await selectOwner(tx, quote.customerId);
  if (!owner) return;
  const { customerId, language, slug } = quote;
  const site = findSite(quote.siteId);
  const link = linkTo(site, language, PATHS[what](slug));
  const write = (t: Translate): Letter => ({
    subject: t(`mail.quote_${what}.subject`, { number: quoteNumber(quote.id), shop: site.name }),
    title: owner.firstName ? t("mail.hello_name", { name: owner.firstName }) : t("mail.hello"),
    paragraphs: [
      t(`mail.quote_${what}.text`, { number: quoteNumber(quote.id) }),
      ...(quote.note && what !== "received" && what !== "priced" ? [`“${quote.note}”`] : []),
    ],
    button: { label: t(`mail.quote_${what}.button`), href: link },
  });
  await postMail(tx, { site, to: owner.email, customerId, language, kind: `quote-${what}`, write });
}
