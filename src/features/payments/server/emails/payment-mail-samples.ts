import { type MailContext, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { TOP_UP_MAIL, topUpEmail } from "./top-up-email.ts";

const paid =
  (feeCents: number): MailSample["samples"][0] =>
  ({ site, language, linkTo }: MailContext) =>
    topUpEmail({
      amountCents: 5000,
      feeCents,
      currency: "EUR",
      reference: "3yK0vJm2pQ7wXc9L",
      language,
      name: SAMPLE_NAME,
      shop: site.name,
      link: linkTo("/balance"),
    });

/** Sample mails about payments, written with made-up data. */
export const paymentMailSamples: readonly MailSample[] = [
  { kind: TOP_UP_MAIL, samples: [paid(0), paid(50)] },
];
