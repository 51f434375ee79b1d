import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import type { PaymentMethod } from "#features/payments/server/list-methods.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

export type ListMethods = (
  site: Site,
  countryId?: number,
  rate?: number,
) => Promise<PaymentMethod[]>;

/** Those of the order's own site and country; a wallet is its owner's, and holds euros. */
export async function listPayMethods(
  { findSite, listMethods }: OrdersDeps & { listMethods: ListMethods },
  { siteId, address, customerId, currency, rate }: Order,
): Promise<PaymentMethod[]> {
  const methods = await listMethods(findSite(siteId), address?.countryId, rate);
  const hasWallet = customerId !== null && currency === "EUR";
  return methods.filter(({ id }) => id !== PROVIDERS.wallet || hasWallet);
}
