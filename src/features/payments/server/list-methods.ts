import type { Site } from "#features/sites/domain/site.ts";
import type { Platform } from "#platform/feature/platform.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { convertFee, type PaymentFee } from "../domain/payment-fee.ts";
import type { AmountDue } from "./payable.ts";
import { type MethodsOfSite, selectMethods } from "./payments.repository.ts";
import { findProvider, type PaymentsDeps } from "./payments-deps.ts";

export type PaymentMethod = PaymentFee & { id: ProviderId };
type MethodsDeps = Pick<PaymentsDeps, "methodsOf" | "providers">;

/** In memory until the change feed names them. */
export const recentMethods = ({
  db,
  recentReads,
}: Pick<Platform, "db" | "recentReads">): MethodsOfSite =>
  recentReads.keep({
    read: (siteId) => selectMethods(db, siteId),
    keyOf: String,
    tagsOf: () => ["payment-methods"],
  });

/**
 * Product notes §5: by site and country. A country's own row stands before the site's; without keys there is no
 * method. A fixed fee is kept in euros, as every price, and is asked in the currency that is paid.
 */
export async function listMethods(
  deps: MethodsDeps,
  site: Site,
  countryId = site.defaultCountryId,
  rate = 1,
): Promise<PaymentMethod[]> {
  const rows = await deps.methodsOf(site.id);
  const ofCountry = rows.filter((row) => row.countryId === countryId);
  const general = rows.filter(
    (row) => row.countryId === null && !ofCountry.some(({ provider }) => provider === row.provider),
  );
  return [...ofCountry, ...general]
    .filter(({ isOn, provider }) => isOn && findProvider(deps, provider))
    .sort((one, other) => one.position - other.position)
    .map(({ provider, fee, feeType }) => ({ id: provider, ...convertFee({ fee, feeType }, rate) }));
}

export type Offer = Pick<AmountDue, "site" | "countryId" | "rate" | "currency" | "ownerId">;

/** Those by which one person may pay for one thing: a ledger is its owner's, and holds one currency. */
export async function offerMethods(
  deps: MethodsDeps,
  { site, countryId, rate, currency, ownerId }: Offer,
  payerId: number | undefined,
): Promise<PaymentMethod[]> {
  const methods = await listMethods(deps, site, countryId, rate);
  return methods.filter(({ id }) => {
    const provider = findProvider(deps, id);
    if (!provider || !("ledger" in provider)) return true;
    return provider.ledger.canPay({ ownerId, payerId, currency });
  });
}
