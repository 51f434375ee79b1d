import type { Site } from "#features/sites/domain/site.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { AmountDue } from "./payable.ts";

/** Who pays. */
export type Payer = {
  /** In whose name: the owner, with a wallet, or nobody's. */
  customer: { id: number; email: string } | undefined;
  /** A guest's browser, by which they are known again (`visitorOf`). */
  visitorHash?: Buffer | undefined;
  /** Who is logged in, whosever thing it is: what their cart holds does not stand in its way. */
  requesterId?: number | undefined;
  language: string;
  /** Where the payer is: there they come back to, since there they are known. */
  site: Site;
};

export type PayMethod = {
  provider: ProviderId;
  /** What the browser collected, where the provider collects in the browser. */
  token?: string | undefined;
  /** Whoever asks twice with one key asks for one payment. */
  requestKey?: string | undefined;
};

/** A payment that is to be started: all of it is known. */
export type PaymentInput = PayMethod &
  Omit<AmountDue, "ownerId"> & {
    kind: string;
    subjectId: string;
    payer: Payer;
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
