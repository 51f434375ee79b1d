import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { type MailContext, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import type { Translate } from "#i18n/translator.ts";
import { BLANK_LINE, type OrderLine } from "../domain/order-line.ts";
import type { MethodPrice } from "../domain/quote-price.ts";
import { type MailedQuote, QUOTE_PATHS, type QuoteMail, quoteEmail } from "./quote-emails.ts";
import { writeTemplates } from "./staff/reply-templates.ts";

const LINES: readonly OrderLine[] = [
  {
    ...BLANK_LINE,
    url: "https://shop.example/runner-41",
    name: "Runner 41",
    quantity: 2,
    price: 79.9,
    currency: "USD",
    options: "EU 39",
  },
];

const COURIER = {
  id: 1,
  courier: "dpd",
  name: "DPD",
  way: "pickup",
  feeCents: 219,
  daysMin: 1,
  daysMax: 2,
} as const;

const way = (feeCents: number, days: MethodPrice["days"]): MethodPrice => ({
  feeCents,
  discountCents: 200,
  days,
  chargeableGrams: 1500,
  dutyCents: 0,
  vatCents: 1890,
});

const quote = ({ language }: MailContext): MailedQuote => ({
  id: 10_046,
  language,
  currency: "EUR",
  rate: 1,
  note: "Which colour would you like: black or white?",
  expiresAt: new Date("2026-12-01T12:00:00Z"),
  price: {
    warehouse: "US",
    parcel: { grams: 1500, lengthCm: 33, widthCm: 22, heightCm: 13 },
    unitCents: [7490],
    serviceCents: 600,
    methods: { air: way(2400, { min: 6, max: 9 }), sea: way(1300, { min: 28, max: 40 }) },
  },
});

const sample =
  (what: QuoteMail): MailSample["samples"][0] =>
  (place) =>
    quoteEmail(what, quote(place), {
      site: place.site,
      lines: LINES,
      name: SAMPLE_NAME,
      couriers: [COURIER],
      link: place.linkTo(QUOTE_PATHS[what]("sample")),
    });

const MAILS: readonly QuoteMail[] = ["received", "priced", "needs_info", "declined"];

/** Not a mail that is sent: the texts that staff choose from for a question or a refusal, so that sites can edit them. */
function preparedTexts(): (t: Translate) => EmailContent {
  return (t) => ({
    subject: t("mail.quote_reply.title"),
    title: t("mail.quote_reply.title"),
    paragraphs: writeTemplates(t, LINES).map(({ text }) => text),
  });
}

/** Samples of the mails about quotes, with an invented recipient. */
export const quoteMailSamples: readonly MailSample[] = [
  ...MAILS.map((what): MailSample => ({ kind: `quote-${what}`, samples: [sample(what)] })),
  { kind: "quote-reply", samples: [preparedTexts] },
];
