import type { MessageKey } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { RelType } from "#features/wallet/domain/entry-types.ts";
import type { Move } from "#features/wallet/server/move-money.ts";
import type { refuseWith } from "#platform/api/refuse.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { PaymentFee } from "../domain/payment-fee.ts";

/** One thing to pay for: a kind that some feature has handed in, and the id there. */
export type PayableRef = {
  kind: string;
  subjectId: string;
  /** Where whoever pays says how much. */
  amountCents?: Cents;
};

/** What has to be paid for it now, and to whose account it belongs. */
export type AmountDue = {
  amountCents: Cents;
  currency: string;
  /** Units of the currency for one euro, as they were frozen; without it euros. */
  rate?: number | undefined;
  description: string;
  /** Whose methods and fees hold. */
  site: Site;
  /** Where it goes to, if that is not the site's own country: fees differ. */
  countryId?: number | undefined;
  ownerId: number | null;
};

/** A payment as the one who is paid sees it. */
export type PaidPayment = {
  subjectId: string;
  customerId: number | null;
  reference: string;
  /** Without the fee. */
  amountCents: Cents;
  feeCents: Cents;
  currency: string;
  processor: { name: string; transactionId: string };
};

type RefundedPart = {
  key: string;
  amountCents: Cents;
  /** What goes back of the fee with it. */
  feeCents: Cents;
  /** Nothing is left of what was paid for it. */
  isRest: boolean;
  /** Somebody gave it back at the provider's: the money is gone, whatever is said to it. */
  isGone?: boolean;
};

type FoundSubject = { subjectId: string; ownerId: number | null };

export type PaidSubject = { number: string; invoice: { id: string; number: string } | null };

/** Whether the money is accepted; money for what cannot be had any more goes back by itself. */
export type PaidOutcome = "accepted" | "unwanted";

/**
 * What can be paid for. Features hand one in for each kind; payments know nothing else about them.
 * All of it happens in the transaction in which the payment changes, and once.
 */
export type Payable = {
  kind: string;
  /** By the number or link under which it is known on a site; nothing where there is no such thing. */
  find: (db: Queryable, name: number | string, site: Site) => Promise<FoundSubject | undefined>;
  /** As it is now, or why nothing can be paid for it. */
  amountDue: (
    db: Queryable,
    asked: PayableRef,
    payer: { site: Site },
  ) => Promise<Result<AmountDue>>;
  /** Sets aside what is bought until the payment is final; without it nothing has to be. */
  hold?: (
    tx: Transaction,
    subjectId: string,
    payerId: number | undefined,
  ) => Promise<Result<unknown>>;
  /** The money is here. */
  settle: (tx: Transaction, paid: PaidPayment) => Promise<PaidOutcome>;
  /** Why nobody pays while the money of another payment is on its way; without it several may come, also later. */
  beingPaid?: MessageKey;
  /** HTTP statuses of reasons that it has of its own. */
  statuses?: Parameters<typeof refuseWith>[0];
  /** The payment ended without money; another one for the same thing may still be open. */
  onUnpaid?: (
    tx: Transaction,
    unpaid: PaidPayment,
    hasOtherOpen: () => Promise<boolean>,
  ) => Promise<void>;
  /** Before money goes back, what it bought does; where that cannot be, nothing is refunded. */
  onRefunded: (tx: Transaction, paid: PaidPayment, part: RefundedPart) => Promise<Result<unknown>>;
  /** The money did not go back after all; without it, that is a task for finance. */
  onRefundFailed?: (tx: Transaction, paid: PaidPayment, part: RefundedPart) => Promise<void>;
  /** How it stands in the wallet's ledger; without it nobody pays for it with the wallet. */
  wallet?: {
    relType: RelType;
    relation: (tx: Transaction, subjectId: string) => Promise<Move["relation"]>;
    /** The same, locked after its owner's wallet; refused where it does not wait for this payment any more. */
    lockDue: (tx: Transaction, paid: PaidPayment) => Promise<Result<Move["relation"]>>;
  };
  /** Its id is an unguessable link: whoever holds it may know what became of a payment (product notes §3). */
  isLink?: boolean;
  /** Whose accept and decline pages a payer comes back to, unless it is `/payment`. */
  resultsPath?: string;
  /** Where the customer goes on to. */
  nextPath: (subjectId: string) => string;
  /** Where what was not paid is tried again. */
  againPath: (subjectId: string) => string;
  /** Under which number the payer knows it, and its invoice once there is one. */
  describe?: (db: Queryable, subjectId: string) => Promise<PaidSubject>;
  /** Which order it is, for whoever may know. */
  orderSlug?: (subjectId: string) => string;
};

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

/** One that is offered, with its fee. */
export type PaymentMethod = PaymentFee & { id: ProviderId };

export type PayMethod = {
  /** The number of a provider; one that is not offered is refused. */
  provider: number;
  /** What the browser collected, where the provider collects in the browser. */
  token?: string | undefined;
  /** Whoever asks twice with one key asks for one payment. */
  requestKey?: string | undefined;
};

/** A payment that is to be started: all of it is known. */
export type PaymentInput = PayMethod &
  Omit<AmountDue, "ownerId"> & {
    provider: ProviderId;
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
