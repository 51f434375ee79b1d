// Written by "npm run page-rules" from src/pages.ts, which has the reasons.

const CARDS =
  /^\/[a-z]{2}\/(?:confirm(?:\/[^/]+)?|pay|balance\/pay|balance\/top-up|invoice\/[^/]+|[\w-]+-pro-payment\/[^/]+|quotes\/[^/]+)\/?$/;
const PAYING =
  /^\/[a-z]{2}\/(?:checkout|payment|confirm|success|pay|balance\/pay|payment\/accept|payment\/decline|payment\/fail|invoice\/accept|invoice\/decline|[\w-]+-pro-payment)(?:\/|$)/i;
const HIDDEN = /^\/[a-z]{2}\/(?:login|register|create-order)(?:\/|$)/i;
const SECRET =
  /^\/[a-z]{2}\/(?:invoice|my-orders|password-reset|email-change|quotes|order-additional-info-needed|iphone-reservation\/confirm|tracking)\/[^/]/i;

/** Pages that may ask for a card: only they allow the payment provider's form. */
export const isCardPage = (pathname: string): boolean => CARDS.test(pathname);

/** Pages on which no outside service runs, because their URL is secret or they are about paying. */
export const isUntrackedPage = (pathname: string): boolean =>
  CARDS.test(pathname) || SECRET.test(pathname) || PAYING.test(pathname);

/** Pages that search engines are asked not to index. */
export const isHiddenPage = (pathname: string): boolean =>
  HIDDEN.test(pathname) || isUntrackedPage(pathname);

/** Path prefixes; what follows them gives access to a record, so logs leave it out. */
export const SECRET_PATHS = [
  "/invoice/",
  "/my-orders/",
  "/password-reset/",
  "/email-change/",
  "/quotes/",
  "/order-additional-info-needed/",
  "/iphone-reservation/confirm/",
  "/tracking/",
];
