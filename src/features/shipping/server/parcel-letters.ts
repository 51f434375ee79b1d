import type { Letter } from "#features/mail/domain/letter.ts";
import type { Translate } from "#i18n/translator.ts";

/** Steps of the way that a letter can tell of. */
const TOLD = [
  "shipped",
  "in_customs",
  "in_country",
  "ready_for_pickup",
  "out_for_delivery",
  "delivered",
] as const;
export type ToldStep = (typeof TOLD)[number];

export const isTold = (step: string): step is ToldStep => TOLD.some((one) => one === step);

type Parcel = {
  /** With us, and with its carrier. */
  number: string;
  carrier: string;
  trackingNumber: string;
};
type Place = { shop: string; link: string; name?: string | undefined };

/** One more step of the way, for orders and for forwarded parcels alike. */
export const parcelLetter =
  (step: ToldStep, { number, carrier, trackingNumber }: Parcel) =>
  ({ shop, link, name }: Place) =>
  (t: Translate): Letter => ({
    subject: t(`mail.parcel.${step}.subject`, { number, shop }),
    title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
    paragraphs: [
      t(`mail.parcel.${step}.text`, { number }),
      ...(step === "delivered"
        ? []
        : [t("mail.parcel.number", { carrier, tracking: trackingNumber })]),
    ],
    button: { label: t("mail.parcel.button"), href: link },
    note: t("mail.parcel.note"),
  });
