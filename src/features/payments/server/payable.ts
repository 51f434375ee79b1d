import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { Move } from "#features/wallet/server/move-money.ts";

/** A payment as the one who is paid sees it. */
export type PaidThing = {
  subjectId: string;
  customerId: number | null;
  reference: string;
  /** Without the fee. */
  amountCents: Cents;
  feeCents: Cents;
  currency: string;
  processor: { name: string; transactionId: string };
};

export type RefundedPart = {
  key: string;
  amountCents: Cents;
  /** What goes back of the fee with it. */
  feeCents: Cents;
  /** Nothing is left of what was paid for it. */
  isRest: boolean;
  /** Somebody gave it back at the provider's: the money is gone, whatever is said to it. */
  isGone?: boolean;
};

export type PaidSubject = { number: string; invoice: { id: string; number: string } | null };

/** Whether the money is taken; money for what cannot be had any more goes back by itself. */
export type PaidOutcome = "taken" | "unwanted";

/**
 * What can be paid for. Features hand one in for each kind; payments know nothing else about them.
 * All of it happens in the transaction in which the payment changes, and once.
 */
export type Payable = {
  kind: string;
  onPaid: (tx: Transaction, paid: PaidThing) => Promise<PaidOutcome>;
  /** The payment ended without money; another one for the same thing may still be open. */
  onUnpaid?: (
    tx: Transaction,
    unpaid: PaidThing,
    hasOtherOpen: () => Promise<boolean>,
  ) => Promise<void>;
  /** Before money goes back, what it bought does; where that cannot be, nothing is refunded. */
  onRefunded: (tx: Transaction, paid: PaidThing, part: RefundedPart) => Promise<Result<unknown>>;
  /** The money did not go back after all; without it, that is a task for finance. */
  onRefundFailed?: (tx: Transaction, paid: PaidThing, part: RefundedPart) => Promise<void>;
  /** How it stands in the wallet's ledger; without it nobody pays for it with the wallet. */
  walletRelation?: (tx: Transaction, subjectId: string) => Promise<Move["relation"]>;
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
