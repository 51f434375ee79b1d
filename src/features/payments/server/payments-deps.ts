import type { Database } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Wallet } from "#features/wallet/server/wallet.ts";
import type { PaymentsAdapter } from "#ports/payments.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { Payable } from "./payable.ts";
import type { Provider } from "./provider.ts";

export type PaymentsDeps = {
  db: Database;
  wallet: Pick<Wallet, "credit" | "debit" | "refund">;
  /** Those that this shop has keys for, and the wallet. */
  providers: readonly Provider[];
  payables: () => readonly Payable[];
  /** The full address of one of our pages or calls. */
  linkTo: (site: Site, language: string | undefined, path: string) => string;
  /** By what a guest's browser is known again when it comes back from a provider. */
  visitorOf: (cookies: Readonly<Record<string, string>>) => Buffer | undefined;
  now: () => Date;
  /** For what nobody sees otherwise: a provider in trouble, money that fits no payment. */
  reportProblem: (problem: string, details: object) => void;
};

type WithProviders = Pick<PaymentsDeps, "providers">;

export const findProvider = ({ providers }: WithProviders, id: ProviderId): Provider | undefined =>
  providers.find((one) => one.id === id);

/** Nothing of the wallet, nor of a provider whose keys were taken away. */
export function adapterOf(deps: WithProviders, id: ProviderId): PaymentsAdapter | undefined {
  const provider = findProvider(deps, id);
  return provider && "adapter" in provider ? provider.adapter : undefined;
}

export function payableOf({ payables }: Pick<PaymentsDeps, "payables">, kind: string): Payable {
  const payable = payables().find((one) => one.kind === kind);
  if (!payable) throw new Error(`Nobody knows what to do with a payment for "${kind}"`);
  return payable;
}
