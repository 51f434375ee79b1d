const FAMILY = /^\/[a-z]{2}\/(checkout|payment|confirm|success)(\/[^/]*)?\/?$/;

/** The steps, and the results of payments, which are no leaving (product notes §3). */
export const isCheckoutPath = (pathname: string): boolean => FAMILY.test(pathname);
