import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { PaymentsAdapter, ProviderName } from "#ports/payments.ts";
import { PROVIDERS, type ProviderId } from "../domain/payment-provider.ts";
import type { Payable } from "./payable.ts";

export type PaymentsDeps = {
  db: Database;
  wallet: Pick<Wallet, "credit" | "debit" | "refund">;
  /** Those that this shop has keys for. */
  adapters: Readonly<Partial<Record<ProviderName, PaymentsAdapter>>>;
  payables: readonly Payable[];
  /** The full address of one of our pages or calls. */
  linkTo: (site: Site, language: string | undefined, path: string) => string;
  /** By what a guest's browser is known again when it comes back from a provider. */
  visitorOf: (cookies: Readonly<Record<string, string>>) => Buffer | undefined;
  now: () => Date;
  /** For what nobody sees otherwise: a provider in trouble, money that fits no payment. */
  reportProblem: (problem: string, details: object) => void;
};

export function adapterOf(deps: Pick<PaymentsDeps, "adapters">, provider: ProviderId) {
  return Object.values(deps.adapters).find(({ name }) => PROVIDERS[name] === provider);
}

export function payableOf({ payables }: Pick<PaymentsDeps, "payables">, kind: string): Payable {
  const payable = payables.find((one) => one.kind === kind);
  if (!payable) throw new Error(`Nobody knows what to do with a payment for "${kind}"`);
  return payable;
}
