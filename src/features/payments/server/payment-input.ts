import type { Cents } from "#core/money.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { ProviderId } from "../domain/payment-provider.ts";

export type PaymentInput = {
  /** What is paid for: a kind that some feature has handed in, and the id there. */
  kind: string;
  subjectId: string;
  amountCents: Cents;
  currency: string;
  /** Units of the currency for one euro, as they were frozen; without it euros. */
  rate?: number | undefined;
  description: string;
  provider: ProviderId;
  site: Site;
  /** Where the payer is, if elsewhere: there they come back to, since there they are known. */
  returnSite?: Site | undefined;
  /** Where it goes to, if that is not the site's own country: fees differ. */
  countryId?: number | undefined;
  language: string;
  customer: { id: number; email: string } | undefined;
  /** A guest's browser, by which they are known again (`visitorOf`). */
  visitorHash?: Buffer | undefined;
  token?: string | undefined;
  /** Whoever asks twice with one key asks for one payment. */
  requestKey?: string | undefined;
};

export type PayResult = {
  reference: string;
  paid: boolean;
  redirectUrl?: string;
  clientSecret?: string;
};
export type PayProblem =
  | "payments.errors.unknown_method"
  | "payments.errors.refused"
  | "payments.errors.given_back"
  | "payments.errors.unavailable"
  | "payments.errors.too_many_open"
  | "wallet.errors.not_enough";
