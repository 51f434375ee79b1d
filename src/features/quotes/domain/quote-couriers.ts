import type { Cents } from "#core/money.ts";
import type { DeliveryKind } from "#features/delivery/domain/courier.ts";
import {
  type ParcelContents,
  servicesForParcels,
} from "#features/delivery/domain/locker-limits.ts";
import type { QuotePrice } from "./quote-price.ts";

/** Couriers that can bring what was priced: a pickup point only what fits there. */
export const couriersForPrice = <Service extends { way: DeliveryKind }>(
  services: readonly Service[],
  price: Pick<QuotePrice, "parcel"> | null,
): Service[] => servicesForParcels(services, price ? [contentsOf(price.parcel)] : []);

/** Product notes §5: what is shown can be paid, so the least has the cheapest courier in it. */
export function leastCourierCents(
  services: readonly { way: DeliveryKind; feeCents: Cents }[],
  price: Pick<QuotePrice, "parcel"> | null,
): Cents {
  const fees = couriersForPrice(services, price).map(({ feeCents }) => feeCents);
  return fees.length > 0 ? Math.min(...fees) : 0;
}

/** An estimate knows the volume and no shape (`packLines`): it is as good as so many litres of small things. */
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
