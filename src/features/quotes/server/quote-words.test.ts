import { expect, test } from "vitest";
import { readEmailMessages, readMessages } from "#i18n/fixtures/read-messages.ts";

/** The quote's page, its mail and its order must use the same word for each of these. */
const SAME: [page: string, email: string][] = [
  ["quotes.parts.service", "mail.quote_line.service"],
  ["quotes.parts.import", "mail.quote_line.import"],
  ["quotes.parts.shipping", "mail.invoice.parts.shipping"],
  ["quotes.parts.shipping_discount", "mail.invoice.parts.shipping_discount"],
  ["quotes.parts.delivery", "mail.invoice.parts.delivery"],
];

test.each(["en", "lt", "lv", "et", "ru"])(
  "pages and mails use the same words for the parts of a quote: %s",
  (language) => {
    const page = readMessages(language);
    const email = readEmailMessages(language);
    for (const [one, other] of SAME) expect(email[other], other).toBe(page[one]);
    for (const way of ["air", "sea"]) {
      expect(email[`mail.quote_priced.by_${way}`]).toBe(`${page[`shipping.by_${way}`]}, {{days}}`);
    }
  },
);
