import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { isOn, type Site } from "#features/sites/domain/site.ts";
import type { Translate } from "#i18n/translator.ts";
import type { CarriedStatus } from "../domain/carried-status.ts";

type Parcel = {
  /** With us, and with its carrier. */
  number: string;
  carrier: string;
  trackingNumber: string;
};
type Place = {
  shop: string;
  /** To its way. */
  link: string;
  /** Of what is in it: what is delivered is not looked for any more. */
  page: { label: string; href: string };
  /** Where whoever misses something goes to. */
  help: string;
  name?: string | undefined;
  hasAccount: boolean;
} & Required<Pick<EmailContent, "goods" | "rows">>;
type LinkTo = (site: Site, language: string, path: string) => string;

/** To its way, where the site shows it; else to the page of what is in it. */
export function trackingLink(
  { linkTo, site, language }: { linkTo: LinkTo; site: Site; language: string },
  { trackingNumber }: Pick<Parcel, "trackingNumber">,
  page: string,
): string {
  return isOn(site, "tracking") ? linkTo(site, language, `/tracking/${trackingNumber}`) : page;
}

const hello = (t: Translate, name: string | undefined): string =>
  name ? t("mail.hello_name", { name }) : t("mail.hello");

/** What is damaged or missing: a guest has no claims, and writes to us. */
const afterDelivery = (t: Translate, { hasAccount, help }: Pick<Place, "hasAccount" | "help">) =>
  hasAccount
    ? {
        text: t("mail.parcel.delivered.next"),
        link: { label: t("mail.parcel.delivered.claim"), href: help },
      }
    : {
        text: t("mail.parcel.delivered.next_guest"),
        link: { label: t("mail.parcel.delivered.write"), href: help },
      };

/** One more step of the way, for orders and for forwarded parcels alike. */
export const parcelEmail =
  (step: CarriedStatus, { number, carrier, trackingNumber }: Parcel) =>
  ({ shop, link, page, help, name, hasAccount, goods, rows }: Place) =>
  (t: Translate): EmailContent => {
    const after = step === "delivered" ? afterDelivery(t, { hasAccount, help }) : undefined;
    return {
      subject: t(`mail.parcel.${step}.subject`, { number, shop }),
      title: hello(t, name),
      paragraphs: [t(`mail.parcel.${step}.text`, { number }), ...(after ? [after.text] : [])],
      goods,
      rows: [...rows, { label: carrier, value: trackingNumber }],
      button: after ? page : { label: t("mail.parcel.button"), href: link },
      ...(after && { link: after.link }),
      // Whoever bought as a guest has nowhere to choose.
      ...(hasAccount ? { note: t("mail.parcel.note") } : {}),
    };
  };
