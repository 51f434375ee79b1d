/** The last is paying for a parcel, in whose address is the site's product. */
const CARD_PAGES =
  /^\/[a-z]{2}\/(confirm(\/[^/]+)?|pay|balance\/(pay|top-up)|quotes\/[^/]+|invoice\/[^/]+|[\w-]+-pro-payment\/[^/]+)\/?$/;

/** Pages on which a card may be asked for. They alone let Stripe in; a test names a page that is missing here. */
export const isCardPage = (pathname: string): boolean => CARD_PAGES.test(pathname);
