import { isCardPage } from "#features/payments/domain/card-pages.ts";

/** Whoever has such an address may look at, decide or change what is somebody's. */
const SECRET =
  /^\/[a-z]{2}\/(password-reset|email-change|iphone-reservation\/confirm|my-orders|quotes|invoice|tracking|order-additional-info-needed)\/[^/]/i;

/** From the first step to what became of the money. */
const PAYING =
  /^\/[a-z]{2}\/(checkout|payment|confirm|success|pay|balance\/pay|[\w-]+-pro-payment)(\/|$)/i;

/** Pages on which no outside service runs: their address is a secret, or they are about paying. */
export const isUntrackedPage = (pathname: string): boolean =>
  isCardPage(pathname) || SECRET.test(pathname) || PAYING.test(pathname);
