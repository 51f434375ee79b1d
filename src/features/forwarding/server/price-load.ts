import { formatDate } from "#core/dates.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import { type ForwardPrice, forwardPrices, type Load } from "../domain/forward-price.ts";
import { storageCents } from "../domain/storage.ts";
import { findWarehouse } from "./find-warehouse.ts";
import type { ForwardRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import type { Contents } from "./parcels.repository.ts";
import { measuredParcels, storedParcels } from "./stored-parcels.ts";

export type PricedLoad = { rates: ShippingRate[]; load: Load; prices: ForwardPrice[] };
type Destination = {
  countryId: number;
  /** What it was packed into, instead of what was received. */
  box?: Parcel | undefined;
};

/** What a request would cost to a country today; nothing where we do not send from there to there. */
export async function priceLoad(
  deps: Pick<ForwardingDeps, "shipping" | "findSite" | "now">,
  request: Pick<ForwardRequest, "siteId" | "warehouseId">,
  contents: readonly Contents[],
  { countryId, box }: Destination,
): Promise<PricedLoad | undefined> {
  const today = formatDate(deps.now());
  const country = deps.findSite(request.siteId).countries.find(({ id }) => id === countryId);
  const warehouse = await findWarehouse(deps, request.warehouseId);
  const origins = await deps.shipping.listRates({ countryId, today });
  const rates = origins.find(({ code }) => code === warehouse.code)?.rates ?? [];
  const parcels = box ? [box] : measuredParcels(contents);
  if (!country || rates.length === 0 || parcels.length === 0) return undefined;
  const load: Load = {
    from: warehouse.countryIso,
    to: country.isoCode,
    day: today,
    parcels,
    lines: contents.flatMap(({ lines }) => lines),
    storageCents: storageCents(storedParcels(contents), warehouse.terms, today),
  };
  return { rates, load, prices: forwardPrices(rates, load) };
}
