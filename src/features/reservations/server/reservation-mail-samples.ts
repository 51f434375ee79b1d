import { type MailContext, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import {
  alreadyReservedEmail,
  confirmEmail,
  expiredEmail,
  type MailedPhone,
  readyEmail,
} from "./reservation-emails.ts";

const COLOURS = ["navy", "silver", "sky", "powder", "graphite", "gold", "black", "lilac"];
const STORAGES = ["128gb", "256gb", "512gb"];

const phone = (colour = "navy", storage = "256gb"): MailedPhone => ({
  name: "iPhone 17",
  colour,
  storage,
  priceCents: 94_900,
  picture: null,
});

const reservation = ({ language }: MailContext) => ({
  firstName: SAMPLE_NAME,
  language,
  expiresAt: new Date("2026-12-01T12:00:00Z"),
});

const links = ({ linkTo }: MailContext) => ({
  linkTo: (_site: unknown, _language: unknown, path: string) => linkTo(path),
});

const confirmation = (one: MailedPhone) => (place: MailContext) =>
  confirmEmail(links(place), { ...place, phone: one, token: "sample", name: SAMPLE_NAME });

/** Samples of the mails about reservations, with an invented recipient. */
export const reservationsMailSamples: readonly MailSample[] = [
  {
    kind: "reservation-confirm",
    samples: [
      confirmation(phone()),
      ...COLOURS.map((colour) => confirmation(phone(colour))),
      ...STORAGES.map((storage) => confirmation(phone("navy", storage))),
    ],
  },
  {
    kind: "reservation-already",
    samples: [({ site }) => alreadyReservedEmail({ site, phone: phone() })],
  },
  {
    kind: "reservation-ready",
    samples: [(place) => readyEmail({ site: place.site, phone: phone() }, reservation(place))],
  },
  {
    kind: "reservation-expired",
    samples: [
      (place) =>
        expiredEmail(links(place), { site: place.site, phone: phone() }, reservation(place)),
    ],
  },
];
