/** Whoever reads the log must not be able to use a link that opens for whoever holds it. */
const SECRETS = [
  /(\/password-reset\/)[^/?#]+/gi,
  /(\/(?:iphone-)?reservation\/confirm\/)[^/?#]+/gi,
  /(\/payments\/)(?!(?:stripe|paypal|paysera)\/)[^/?#]+/gi,
  /(\/my-orders\/(?:get-order\/|cancel\/|withdraw\/)?)(?!get-my-orders)[^/?#]+/gi,
  /(\/(?:invoice|invoices)\/(?:(?:get|pay|pdf|decline|cancel|paid|credit)\/)?)(?!(?:accept|decline|list|create)(?:[./?#]|$))[^/?#]+/gi,
  /(\/tracking\/(?:get\/)?)(?!carrier\/)[^/?#]+/gi,
  /([?&]number=)[^&#]+/gi,
  /([?&]id=)[\w-]{16,}/gi,
];

/** A path or an address as it may stand in the log. */
export const loggedPath = (path: string): string =>
  SECRETS.reduce((shown, secret) => shown.replace(secret, "$1…"), path.slice(0, 300));
