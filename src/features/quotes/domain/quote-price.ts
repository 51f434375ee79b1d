import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";
import { calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel, ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { type DiscountReason, orderDiscount } from "#features/shipping/domain/order-discount.ts";
import type { PlanBenefits } from "#features/shipping/domain/plan-benefits.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import type { OrderLine } from "./order-line.ts";

/** What one way to travel adds to the goods, in euros. */
export type MethodPrice = {
  /** What is paid, the discount taken off. */
  feeCents: Cents;
  discountCents: Cents;
  /** Not kept with prices of before there were plans. */
  discountBy?: DiscountReason | null;
  days: { min: number; max: number };
  chargeableGrams: number;
  dutyCents: Cents;
  vatCents: Cents;
};

/** A price as it is kept: whole cents of euros, whatever the shops asked for. */
export type QuotePrice = {
  /** Of the warehouse it comes through. */
  warehouse: string;
  parcel: Parcel;
  /** One piece of each line, in the order of the lines. */
  unitCents: Cents[];
  serviceCents: Cents;
  methods: Record<ShippingMethod, MethodPrice | null>;
};

/** For a purchase, however many things are in it: no share of their price. */
const SERVICE_CENTS = 600;

/** What of it is paid with a plan. */
const serviceFee = (plan: PlanBenefits | undefined): Cents =>
  SERVICE_CENTS - multiplyCents(SERVICE_CENTS, plan?.servicePercent ?? 0, 100);

export type Origin = { code: string; countryIso: string; rates: readonly ShippingRate[] };

export type PriceTerms = {
  origin: Origin;
  /** ISO code of the destination. */
  to: string;
  /** yyyy-MM-dd */
  day: string;
  parcel: Parcel;
  /** The customer's, at the moment of the price. */
  plan?: PlanBenefits | undefined;
};

type PricedLine = Pick<OrderLine, "kind" | "quantity"> & { unitCents: Cents };

/** The one way to a quote's price, for estimates, the pricer and staff: shipping and customs are the calculator's. */
export function priceQuote(lines: readonly PricedLine[], terms: PriceTerms): QuotePrice {
  const { origin, to, day, parcel, plan } = terms;
  const goodsCents = sum(lines.map(({ unitCents, quantity }) => unitCents * quantity));
  const { percent, by: discountBy } = orderDiscount(goodsCents, plan?.shippingPercent);
  const calculated = calculate(origin.rates, {
    from: origin.countryIso,
    to,
    day,
    parcel,
    lines: lines.map(({ kind, unitCents, quantity }) => ({
      kind,
      valueCents: unitCents * quantity,
    })),
  });
  const by = (method: ShippingMethod): MethodPrice | null => {
    const found = calculated.find(({ shipping }) => shipping.method === method);
    if (!found) return null;
    const { shipping, customs } = found;
    const discountCents = shippingDiscount(shipping.cents, percent);
    return {
      feeCents: shipping.cents - discountCents,
      discountCents,
      discountBy,
      days: { min: shipping.daysMin, max: shipping.daysMax },
      chargeableGrams: shipping.chargeableGrams,
      dutyCents: customs.dutyCents,
      vatCents: customs.vatCents,
    };
  };
  return {
    warehouse: origin.code,
    parcel,
    unitCents: lines.map(({ unitCents }) => unitCents),
    serviceCents: serviceFee(plan),
    methods: { air: by("air"), sea: by("sea") },
  };
}

/** What a shop asks for one piece, in euros; `rate` is units of the other currency for a euro. */
export function inEuros(
  { price, currency }: Pick<OrderLine, "price" | "currency">,
  rate: number,
): Cents | undefined {
  if (price === null) return undefined;
  const cents = toCents(price);
  return currency === "EUR" ? cents : multiplyCents(cents, 1_000_000, Math.round(rate * 1_000_000));
}

export const goodsCentsOf = (
  { unitCents }: Pick<QuotePrice, "unitCents">,
  lines: readonly { quantity: number }[],
): Cents => lines.reduce((sum, { quantity }, at) => sum + (unitCents[at] ?? 0) * quantity, 0);
