import type { CheckoutData } from "../../contract.ts";
/** A new checkout, and one whose visitor has just logged in, begin with what is known of them. */
export const keyOf = ({ slug, is_guest }: CheckoutData): string =>
  `${slug} ${is_guest ? "guest" : "customer"}`;
