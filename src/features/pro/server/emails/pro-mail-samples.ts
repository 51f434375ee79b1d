import { type MailContext, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { endedEmail, outdatedEmail } from "./pro-emails.ts";

const plan = ({ site, linkTo }: MailContext) => ({
  shop: site.name,
  plan: "Plus",
  name: SAMPLE_NAME,
  link: linkTo(`/${site.product}-pro`),
});

/** Samples of the mails about plans, with an invented recipient. */
export const proMailSamples: readonly MailSample[] = [
  { kind: "pro-ended", samples: [(place) => endedEmail(plan(place))] },
  { kind: "pro-outdated", samples: [(place) => outdatedEmail(plan(place))] },
];
