import type { Cents } from "#core/money.ts";
import { PROVIDERS } from "../domain/payment-provider.ts";

type Choice = {
  methods: readonly { id: number }[];
  dueCents: Cents;
  walletCents: Cents | null;
  prefersWallet: boolean;
};

/** What is chosen before anybody chooses: the wallet where it was asked for and has enough. */
export function firstMethod({ methods, dueCents, walletCents, prefersWallet }: Choice) {
  const isEnough = (walletCents ?? 0) >= dueCents;
  const wallet = methods.find(({ id }) => id === PROVIDERS.wallet);
  if (prefersWallet && wallet && isEnough) return wallet.id;
  return methods.find(({ id }) => id !== PROVIDERS.wallet)?.id ?? wallet?.id;
}
