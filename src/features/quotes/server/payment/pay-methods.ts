import type { Cents } from "#core/money.ts";
import { type Failure, fail } from "#core/result.ts";
import { paymentFee } from "#features/payments/domain/payment-fee.ts";
import type { PaymentMethod } from "#features/payments/server/payable.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { WalletPart } from "../../domain/wallet-part.ts";
import type { Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

export type PayOffer = { methods: PaymentMethod[]; walletCents: Cents | null };

/** The payment methods of the quote's site and country. Only the owner gets the wallet, which holds euros. */
export async function offerMethods(
  { payments, wallet, findSite }: Pick<QuotesDeps, "payments" | "wallet" | "findSite">,
  { siteId, countryId, currency, customerId, rate }: Quote,
  isOwner: boolean,
): Promise<PayOffer> {
  const offer = { site: findSite(siteId), countryId, rate, currency, ownerId: customerId };
  const methods = await payments.offerMethods(offer, isOwner ? customerId : undefined);
  const walletCents = isOwner ? (await wallet.readBalance(customerId)).wallet : null;
  return { methods, walletCents };
}

/**
 * Called before a quote becomes an order, so that a quote that cannot be paid in this way stays a quote.
 * If the wallet covers everything, the payment method is not checked.
 */
export function refuseMethod(
  { methods, walletCents }: PayOffer,
  provider: number,
  { usedCents, dueCents }: Pick<WalletPart, "usedCents" | "dueCents">,
): Failure<"payments.errors.unknown_method" | "wallet.errors.not_enough"> | undefined {
  const restCents = (walletCents ?? 0) - usedCents;
  if (usedCents > 0 && restCents < 0) return fail("wallet.errors.not_enough");
  if (dueCents === 0) return undefined;
  const method = methods.find(({ id }) => id === provider);
  if (!method) return fail("payments.errors.unknown_method");
  const isShort = restCents < dueCents + paymentFee(method, dueCents);
  return provider === PROVIDERS.wallet && isShort ? fail("wallet.errors.not_enough") : undefined;
}
