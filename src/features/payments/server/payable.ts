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

/** One thing to pay for: a kind that a feature has registered, and the feature's id of it. */
export type PayableRef = {
  kind: string;
  subjectId: string;
  /** Set if the payer chooses the amount. */
  amountCents?: Cents;
};

/** What has to be paid now, and who owns the subject. */
export type AmountDue = {
  amountCents: Cents;
  currency: string;
  /** The frozen exchange rate: units of the currency for one euro; if missing, the currency is euros. */
  rate?: number | undefined;
  description: string;
  /** The site whose methods and fees apply. */
  site: Site;
  /** The destination country, if it is not the site's own: fees differ by country. */
  countryId?: number | undefined;
  ownerId: number | null;
};

/** A payment as the paid feature sees it. */
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
  /** How much of the fee is refunded with this part. */
  feeCents: Cents;
  /** Nothing is left of the price that was paid. */
  isRest: boolean;
  /** The refund was made at the provider's: the money is gone, even if the feature objects. */
  isGone?: boolean;
};

type FoundSubject = { subjectId: string; ownerId: number | null };

export type PaidSubject = { number: string; invoice: { id: string; number: string } | null };

/** Whether the feature accepts the money; unwanted money is refunded automatically. */
export type PaidOutcome = "accepted" | "unwanted";

/**
 * Something that can be paid for. Each feature registers its kinds; payments know nothing else about them. Calls run
 * once, in the transaction that changes the payment.
 */
export type Payable = {
  kind: string;
  /** Finds a subject by its number or link on a site; undefined if there is none. */
  find: (db: Queryable, name: number | string, site: Site) => Promise<FoundSubject | undefined>;
  /** The amount due now, or why nothing can be paid. */
  amountDue: (
    db: Queryable,
    asked: PayableRef,
    payer: { site: Site },
  ) => Promise<Result<AmountDue>>;
  /** Holds the goods until the payment is final; missing if nothing has to be held. */
  hold?: (
    tx: Transaction,
    subjectId: string,
    payerId: number | undefined,
  ) => Promise<Result<unknown>>;
  /** Called when the money has arrived. */
  settle: (tx: Transaction, paid: PaidPayment) => Promise<PaidOutcome>;
  /** The refusal while another payment is pending; if missing, several payments are allowed. */
  beingPaid?: MessageKey;
  /** HTTP statuses of the feature's own refusals. */
  statuses?: Parameters<typeof refuseWith>[0];
  /** Called when a payment ended without money; another payment for the same subject may still be open. */
  onUnpaid?: (
    tx: Transaction,
    unpaid: PaidPayment,
    hasOtherOpen: () => Promise<boolean>,
  ) => Promise<void>;
  /** Takes back what was bought before the money is refunded; if it refuses, nothing is refunded. */
  onRefunded: (tx: Transaction, paid: PaidPayment, part: RefundedPart) => Promise<Result<unknown>>;
  /** Called if the refund failed; if missing, the failure becomes a task for finance. */
  onRefundFailed?: (tx: Transaction, paid: PaidPayment, part: RefundedPart) => Promise<void>;
  /** The subject's entry in the wallet's ledger; if missing, it cannot be paid with the wallet. */
  wallet?: {
    relType: RelType;
    relation: (tx: Transaction, subjectId: string) => Promise<Move["relation"]>;
    /** Like `relation`, after locking the owner's wallet; refuses if the subject is no longer due. */
    lockDue: (tx: Transaction, paid: PaidPayment) => Promise<Result<Move["relation"]>>;
  };
  /** The id is an unguessable link: anyone who has it may see what became of a payment (product notes §3). */
  isLink?: boolean;
  /** The path of the accept and decline pages, if not `/payment`. */
  resultsPath?: string;
  /** The page to which the customer continues after paying. */
  nextPath: (subjectId: string) => string;
  /** The page on which an unpaid subject can be paid again. */
  againPath: (subjectId: string) => string;
  /** The number by which the payer knows the subject, and its invoice if there is one. */
  describe?: (db: Queryable, subjectId: string) => Promise<PaidSubject>;
  /** The slug of the order, for those who may know it. */
  orderSlug?: (subjectId: string) => string;
};

/** Who pays. */
export type Payer = {
  /** The owner, who can use a wallet; undefined if the payment is in nobody's name. */
  customer: { id: number; email: string } | undefined;
  /** Identifies a guest's browser (`visitorOf`). */
  visitorHash?: Buffer | undefined;
  /** The logged-in user, who may not be the owner: the holds of their own cart do not block the payment. */
  requesterId?: number | undefined;
  language: string;
  /** The site that the payer uses and returns to, because their session is there. */
  site: Site;
};

/** An offered method with its fee. */
export type PaymentMethod = PaymentFee & { id: ProviderId };

export type PayMethod = {
  /** The id of a provider; refused if the provider is not offered. */
  provider: number;
  /** What the browser collected, for providers that collect it in the browser. */
  token?: string | undefined;
  /** The same key twice means the same payment. */
  requestKey?: string | undefined;
};

/** Everything that is needed to start a payment. */
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
