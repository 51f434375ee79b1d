import { type Cents, multiplyCents, sum } from "#core/money.ts";
import type { ShippingBasis } from "#features/cart/domain/cart-shipping.ts";

/** What a price consisted of when it was ordered, so that it can be calculated again years later. */
export type PriceBasis = {
  /** Units of the currency for one euro. */
  currencyRate: number;
  shipping?: ShippingBasis | undefined;
  promotionCode?: string | undefined;
};

type Charged = { rate: number; shippingFeeCents: Cents; shippingDiscountCents: Cents };

/**
 * Whether calculating again from the frozen parts gives what the order charges; undefined for older orders that have
 * none.
 */
export function isPriceSame(basis: PriceBasis | null, order: Charged): boolean | undefined {
  if (!basis?.shipping) return undefined;
  const { parcels, percent } = basis.shipping;
  const full = sum(parcels.map(parcelCents));
  const charged = order.shippingFeeCents + order.shippingDiscountCents;
  const discount = multiplyCents(full, percent, 100);
  return (
    basis.currencyRate === order.rate &&
    full === charged &&
    Math.abs(discount - order.shippingDiscountCents) <= 1
  );
}

const parcelCents = ({
  baseCents,
  centsPerKg,
  billedGrams,
}: ShippingBasis["parcels"][number]): Cents =>
  baseCents + multiplyCents(centsPerKg, billedGrams, 1000);
