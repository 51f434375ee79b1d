import type { Cents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Move } from "#features/wallet/server/move-money.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import type { CardFormSettings, PageSources, PaymentProvider } from "#ports/payment-provider.ts";
import type { PaymentsAdapter } from "#ports/payments.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { Payable } from "./payable.ts";
import type { MethodsOfSite, Payment } from "./payments.repository.ts";
import type { RefundStatus } from "./payments.tables.ts";

export const paymentProblems = {
  payment_disputed: "a payment is disputed",
  refund_refused: "a refund that the provider refused is left by hand",
  refund_by_hand: "unwanted money has to go back by hand",
  goods_not_taken_back: "refunded, but what was bought could not be taken back",
  refund_failed: "a refund could not be made",
  amount_differs: "another amount was paid than was asked for",
  payment_lookup_failed: "a payment could not be looked up",
  provider_failed: "a provider could not be asked",
  payment_list_failed: "a provider did not list its payments",
  payment_compare_failed: "a payment could not be compared with its provider's",
  unknown_money: "a provider took money that we know nothing of",
  unknown_money_refund_failed: "money that we know nothing of could not be given back",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    payments: keyof typeof paymentProblems;
  }
}

export type PaymentsDeps = {
  db: Database;
  /** A site's methods with their fees; read for every cart and every checkout. */
  methodsOf: MethodsOfSite;
  wallet: Pick<Wallet, "credit" | "debit" | "refund">;
  /** Providers that this shop has keys for, and the wallet. */
  providers: readonly Provider[];
  payables: () => readonly Payable[];
  /** The full URL of one of our pages or calls. */
  linkTo: (site: Site, language: string | undefined, path: string) => string;
  /** Identifies a guest's browser when it returns from a provider. */
  visitorOf: (cookies: Readonly<Record<string, string>>) => Buffer | undefined;
  now: () => Date;
  /** Whether unknown money is refunded, and not only reported. */
  refundsStrays?: boolean;
  /** Reports what nobody would see otherwise: a failing provider, money that fits no payment. */
  reportProblem: ReportProblem<"payments">;
};

export type WithProviders = Pick<PaymentsDeps, "providers">;

export const findProvider = ({ providers }: WithProviders, id: ProviderId): Provider | undefined =>
  providers.find((one) => one.id === id);

/** Undefined for the wallet, and for a provider without keys. */
export function adapterOf(deps: WithProviders, id: ProviderId): PaymentsAdapter | undefined {
  const provider = findProvider(deps, id);
  return provider && "adapter" in provider ? provider.adapter : undefined;
}

export function payableOf({ payables }: Pick<PaymentsDeps, "payables">, kind: string): Payable {
  const payable = payables().find((one) => one.kind === kind);
  if (!payable) throw new Error(`Nobody knows what to do with a payment for "${kind}"`);
  return payable;
}

/** A provider that its adapter calls over the network, so no transaction waits for it. */
export type OutsideProvider = Pick<PaymentProvider, "id" | "name" | "title" | "webhooks"> & {
  adapter: PaymentsAdapter;
};

type LedgerProblem = "wallet.errors.not_enough" | "payments.errors.unknown_method";

/** A provider whose money is in our own database: it moves at once, in the payment's transaction. */
export type LedgerProvider = Pick<PaymentProvider, "id" | "name" | "title"> & {
  ledger: {
    /** Only the owner can pay with the ledger, and only in its currency. */
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

type Provider = OutsideProvider | LedgerProvider;

/** Providers outside of our system, as chosen by the shop's settings. */
export type Providers = {
  /** Providers that the shop has keys for. */
  opened: readonly OutsideProvider[];
  /** What browsers need for the card form, and the hosts that the page's policy must allow for it. */
  cardForm: CardFormSettings | undefined;
  sources: PageSources;
  /** Webhooks of all providers; without keys, none of their messages is accepted. */
  webhooks: readonly Pick<PaymentProvider, "name" | "webhooks">[];
  /** All providers, with the names of their keys. */
  all: readonly Pick<PaymentProvider, "id" | "title" | "keys">[];
};
