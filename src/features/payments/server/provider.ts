import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Move } from "#features/wallet/server/move-money.ts";
import type { CardFormSettings, PageSources, PaymentProvider } from "#ports/payment-provider.ts";
import type { PaymentsAdapter } from "#ports/payments.ts";
import type { Payment } from "./payments.repository.ts";
import type { RefundStatus } from "./payments.tables.ts";

/** Asked over the network by its adapter, so no transaction waits for it. */
export type OutsideProvider = Pick<PaymentProvider, "id" | "name" | "title" | "webhooks"> & {
  adapter: PaymentsAdapter;
};

export type LedgerProblem = "wallet.errors.not_enough" | "payments.errors.unknown_method";

/** Whose money lies in our own database: it moves in the payment's own transaction, at once. */
export type LedgerProvider = Pick<PaymentProvider, "id" | "name" | "title"> & {
  ledger: {
    /** Out of nobody's but the owner's own, in its own currency. */
    canPay: (asked: {
      ownerId: number | null;
      payerId: number | undefined;
      currency: string;
    }) => boolean;
    pay: (
      tx: Transaction,
      payment: Payment,
      relation: Move["relation"],
    ) => Promise<Result<{ transactionId: string }, LedgerProblem>>;
    refund: (
      tx: Transaction,
      payment: Payment,
      part: { key: string; amountCents: Cents },
    ) => Promise<RefundStatus>;
  };
};

export type Provider = OutsideProvider | LedgerProvider;

/** Who takes money outside, as the settings of the shop choose them. */
export type Providers = {
  /** Those that the shop has keys for. */
  opened: readonly OutsideProvider[];
  /** What browsers need for the form that takes cards, and whom its pages let in for it. */
  cardForm: CardFormSettings | undefined;
  sources: PageSources;
  /** Of all that there are: without keys nobody is believed there. */
  webhooks: readonly Pick<PaymentProvider, "name" | "webhooks">[];
};
