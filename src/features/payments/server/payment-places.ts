import type { PaymentToStart, ProviderName } from "#ports/payments.ts";
import type { PaymentWish } from "./payment-wish.ts";
import type { PaymentsDeps } from "./payments-deps.ts";

export type PaymentPlaces = Pick<PaymentToStart, "acceptUrl" | "cancelUrl" | "callbackUrl">;

/** Where payers come back to, and where messages go. The pages believe nothing of it but the reference. */
export function paymentPlaces(
  { linkTo }: Pick<PaymentsDeps, "linkTo">,
  { site, returnSite = site, language }: Pick<PaymentWish, "site" | "returnSite" | "language">,
  { reference, provider }: { reference: string; provider: ProviderName },
): PaymentPlaces {
  const page = (name: string) =>
    linkTo(returnSite, language, `/payment/${name}?reference=${reference}`);
  return {
    acceptUrl: page("accept"),
    cancelUrl: page("decline"),
    callbackUrl: linkTo(site, undefined, `/api/payments/${provider}/callback`),
  };
}
