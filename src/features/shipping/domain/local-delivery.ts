import type { Cents } from "#core/money.ts";
import type { ComparedMethods } from "./compare-methods.ts";
import type { ShippingPrice } from "./shipping-price.ts";

/** The courier's part, from our warehouse in the destination country to the door. */
export type LocalDelivery = { feeCents: Cents; daysMin: number; daysMax: number };

type Stretch = Pick<ShippingPrice, "daysMin" | "daysMax">;

export const daysToDoor = ({ daysMin, daysMax }: Stretch, delivery: LocalDelivery | null) => ({
  min: daysMin + (delivery?.daysMin ?? 0),
  max: daysMax + (delivery?.daysMax ?? 0),
});

/** Product notes §5: prices and days to the door, including the courier's. */
export function comparedToDoor(
  prices: ComparedMethods,
  delivery: LocalDelivery | null,
): ComparedMethods {
  const toDoor = ([method, price]: [string, ShippingPrice]) => {
    const { min, max } = daysToDoor(price, delivery);
    const cents = price.cents + (delivery?.feeCents ?? 0);
    return [method, { ...price, cents, daysMin: min, daysMax: max }];
  };
  return Object.fromEntries(Object.entries(prices).map(toDoor));
}
