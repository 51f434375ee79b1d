import { utcDay } from "#core/dates.ts";
import { localDelivery } from "#features/delivery/domain/courier.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { type ForwardPrice, forwardPrices, type Load } from "../../domain/forward-price.ts";
import { storageCents } from "../../domain/storage.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import type { Contents } from "../parcels.repository.ts";
import {
  measuredParcels,
  type RequestTerms,
  requestTerms,
  storedParcels,
  type TermsDeps,
} from "../storage/stored-parcels.ts";

type PricedLoad = { rates: ShippingRate[]; load: Load; prices: ForwardPrice[] };
type Place = Pick<ForwardRequest, "siteId" | "customerId" | "warehouseId">;
type Deps = TermsDeps & Pick<ForwardingDeps, "findSite" | "listCouriers" | "now">;
type Tariff = NonNullable<Awaited<ReturnType<typeof readTariff>>>;

/**
 * What shipping from a warehouse to a country costs this customer today; undefined if we do not ship that
 * way. Call it before a transaction begins, because data that is not cached needs a second connection.
 */
export async function readTariff(
  deps: Deps,
  context: Place,
  countryId: number,
  known?: RequestTerms,
) {
  const today = utcDay(deps.now());
  const country = deps.findSite(context.siteId).countries.find(({ id }) => id === countryId);
  const { warehouse, plan, terms } = known ?? (await requestTerms(deps, context));
  const origins = await deps.shipping.listRates({ countryId, today });
  const rates = origins.find(({ code }) => code === warehouse.code)?.rates ?? [];
  const planPercent = plan?.shippingPercent ?? 0;
  const delivery = localDelivery(await deps.listCouriers({ countryId, siteId: context.siteId }));
  return country && rates.length > 0
    ? { country, warehouse, rates, terms, planPercent, delivery, today }
    : undefined;
}

/** The price in the packed box, or in the parcels as received; undefined if nothing was measured. */
export function priceBy(
  tariff: Tariff | undefined,
  contents: readonly Contents[],
  box?: Parcel | undefined,
): PricedLoad | undefined {
  const parcels = box ? [box] : measuredParcels(contents);
  if (!tariff || parcels.length === 0) return undefined;
  const { rates, warehouse, country, terms, planPercent, delivery, today } = tariff;
  const load: Load = {
    from: warehouse.countryIso,
    to: country.isoCode,
    day: today,
    parcels,
    lines: contents.flatMap(({ lines }) => lines),
    storageCents: storageCents(storedParcels(contents), terms, today),
    planPercent,
    delivery,
  };
  return { rates, load, prices: forwardPrices(rates, load) };
}

/** The country of the chosen address or else of the customer's first address that the site ships to. */
export async function destinationOfRequest(
  { findSite, listAddresses }: Pick<ForwardingDeps, "findSite" | "listAddresses">,
  { address, siteId, customerId }: Pick<ForwardRequest, "address" | "siteId" | "customerId">,
): Promise<number> {
  if (address) return address.countryId;
  const site = findSite(siteId);
  const reached = (await listAddresses(customerId)).find(({ country_id }) =>
    site.countries.some(({ id }) => id === country_id),
  );
  return reached?.country_id ?? site.defaultCountryId;
}
