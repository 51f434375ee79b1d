import { type MailContext, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import {
  type ForwardEmailContext,
  type MailedContents,
  type MailedRequest,
  paidEmail,
  receivedEmail,
  storageEmail,
} from "./forward-emails.ts";

const ID = 10_012;
const request = ({ language }: MailContext): MailedRequest => ({ id: ID, language });
const context = ({ site, linkTo }: MailContext): ForwardEmailContext => ({
  shop: site.name,
  link: linkTo(deliveryPath(site.product, ID)),
  name: SAMPLE_NAME,
});

const PARCELS: readonly MailedContents[] = [
  {
    shop: "shop.example",
    grams: 1450,
    lengthMm: 320,
    widthMm: 220,
    heightMm: 120,
    lines: [{ name: "Runner 41", quantity: 2, valueCents: 8900 }],
  },
];

const INVOICE = { number: "CARTAGE-000125", totalCents: 2450, currency: "EUR" };

const storage =
  (isByPlan: boolean): MailSample["samples"][0] =>
  (place) =>
    storageEmail(request(place), PARCELS, { ends: "2026-12-01", isByPlan, centsPerDay: 100 })(
      context(place),
    );

/** Samples of the mails about forwarded parcels, with an invented recipient. */
export const forwardMailSamples: readonly MailSample[] = [
  {
    kind: "forward-received",
    samples: [(place) => receivedEmail(request(place), PARCELS)(context(place))],
  },
  {
    kind: "forward-paid",
    samples: [(place) => paidEmail(request(place), INVOICE)(context(place))],
  },
  { kind: "forward-storage", samples: [storage(false), storage(true)] },
];
