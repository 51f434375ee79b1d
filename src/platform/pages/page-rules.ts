// Written by "npm run page-rules" from src/pages.ts, which has the reasons.

const CARDS =
  /^\/[a-z]{2}\/(?:confirm(?:\/[^/]+)?|pay|balance\/pay|balance\/top-up|invoice\/[^/]+|[\w-]+-pro-payment\/[^/]+|quotes\/[^/]+)\/?$/;
const PAYING =
  /^\/[a-z]{2}\/(?:checkout|payment|confirm|success|pay|balance\/pay|payment\/accept|payment\/decline|payment\/fail|invoice\/accept|invoice\/decline|[\w-]+-pro-payment)(?:\/|$)/i;
const HIDDEN = /^\/[a-z]{2}\/(?:login|register|create-order)(?:\/|$)/i;
const SECRET =
  /^\/[a-z]{2}\/(?:invoice|my-orders|password-reset|email-change|quotes|order-additional-info-needed|iphone-reservation\/confirm|tracking)\/[^/]/i;

/** A card may be asked for there: these pages alone let the provider's form in. */
export const isCardPage = (pathname: string): boolean => CARDS.test(pathname);

/** No outside service runs there: their address is a secret, or they are about paying. */
export const isUntrackedPage = (pathname: string): boolean =>
  CARDS.test(pathname) || SECRET.test(pathname) || PAYING.test(pathname);

/** Search engines are asked to leave it out. */
export const isHiddenPage = (pathname: string): boolean =>
  HIDDEN.test(pathname) || isUntrackedPage(pathname);

/** The beginnings of addresses whose rest opens something; no log has that rest. */
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
