import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { isOn, type Site } from "#features/sites/domain/site.ts";
import type { Translate } from "#i18n/translator.ts";
import type { CarriedStatus } from "../domain/carried-status.ts";

type Parcel = {
  /** Our number of the order or request; `trackingNumber` is the carrier's. */
  number: string;
  carrier: string;
  trackingNumber: string;
};
type Place = {
  shop: string;
  /** Leads to the tracking page. */
  link: string;
  /** Leads to the page of the order or request, because a delivered parcel is not tracked any more. */
  page: { label: string; href: string };
  /** The URL where a customer reports missing or damaged goods. */
  help: string;
  name?: string | undefined;
  hasAccount: boolean;
} & Required<Pick<EmailContent, "goods" | "rows">>;
type LinkTo = (site: Site, language: string, path: string) => string;

/** Links to the tracking page if the site has one; otherwise to `page`. */
export function trackingLink(
  { linkTo, site, language }: { linkTo: LinkTo; site: Site; language: string },
  { trackingNumber }: Pick<Parcel, "trackingNumber">,
  page: string,
): string {
  return isOn(site, "tracking") ? linkTo(site, language, `/tracking/${trackingNumber}`) : page;
}

const hello = (t: Translate, name: string | undefined): string =>
  name ? t("mail.hello_name", { name }) : t("mail.hello");

/** What to do about damaged or missing goods: customers make a claim, guests write to us. */
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

/** The mail about a step of a parcel, for orders and for forward requests. */
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
      // Guests cannot choose which mails they get.
      ...(hasAccount ? { note: t("mail.parcel.note") } : {}),
    };
  };
