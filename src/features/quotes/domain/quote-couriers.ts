import type { Cents } from "#core/money.ts";
import type { DeliveryKind } from "#features/delivery/domain/courier.ts";
import {
  type ParcelContents,
  servicesForParcels,
} from "#features/delivery/domain/locker-limits.ts";
import type { QuotePrice } from "./quote-price.ts";

/** The couriers that can carry the priced parcel; those to pickup points only if it fits there. */
export const couriersForPrice = <Service extends { way: DeliveryKind }>(
  services: readonly Service[],
  price: Pick<QuotePrice, "parcel"> | null,
): Service[] => servicesForParcels(services, price ? [contentsOf(price.parcel)] : []);

/** Product notes §5: the customer must be able to pay the shown sum, so the least one includes the cheapest courier. */
export function leastCourierCents(
  services: readonly { way: DeliveryKind; feeCents: Cents }[],
  price: Pick<QuotePrice, "parcel"> | null,
): Cents {
  const fees = couriersForPrice(services, price).map(({ feeCents }) => feeCents);
  return fees.length > 0 ? Math.min(...fees) : 0;
}

/** An estimate has a volume but no shape (`packLines`), so it counts as that many one-litre pieces. */
function contentsOf(parcel: QuotePrice["parcel"]): ParcelContents {
  const { grams, lengthCm, widthCm, heightCm } = parcel;
  const hasShape = widthCm !== 1 || heightCm !== 1;
  if (hasShape) return [{ quantity: 1, parcel }];
  const litres = Math.max(1, Math.ceil(lengthCm / 1000));
  return [
    {
      quantity: litres,
      parcel: { grams: grams / litres, lengthCm: 10, widthCm: 10, heightCm: 10 },
    },
  ];
}
