import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";
import { calculate } from "#features/shipping/domain/calculate.ts";
import type { Parcel, ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { type DiscountReason, orderDiscount } from "#features/shipping/domain/order-discount.ts";
import type { PlanBenefits } from "#features/shipping/domain/plan-benefits.ts";
import { shippingDiscount } from "#features/shipping/domain/shipping-discount.ts";
import type { ShippingRate } from "#features/shipping/domain/shipping-price.ts";
import type { OrderLine } from "./order-line.ts";

/** What one shipping method adds to the price of the goods, in euros. */
export type MethodPrice = {
  /** The fee after the discount. */
  feeCents: Cents;
  discountCents: Cents;
  /** Missing in prices that were saved before plans existed. */
  discountBy?: DiscountReason | null;
  days: { min: number; max: number };
  chargeableGrams: number;
  dutyCents: Cents;
  vatCents: Cents;
};

/** A saved price: whole euro cents, whatever the shops' currencies. */
export type QuotePrice = {
  /** The code of the warehouse that the parcel passes through. */
  warehouse: string;
  parcel: Parcel;
  /** The price of one piece of each line, in the order of the lines. */
  unitCents: Cents[];
  serviceCents: Cents;
  methods: Record<ShippingMethod, MethodPrice | null>;
};

/** Our fee for one purchase, however many things it has and whatever they cost. */
const SERVICE_CENTS = 600;

/** The part of the service fee that a customer with this plan pays. */
const serviceFee = (plan: PlanBenefits | undefined): Cents =>
  SERVICE_CENTS - multiplyCents(SERVICE_CENTS, plan?.servicePercent ?? 0, 100);

export type Origin = { code: string; countryIso: string; rates: readonly ShippingRate[] };

export type PriceTerms = {
  origin: Origin;
  /** ISO code of the destination country. */
  to: string;
  /** yyyy-MM-dd */
  day: string;
  parcel: Parcel;
  /** The customer's plan when the price was made. */
  plan?: PlanBenefits | undefined;
};

type PricedLine = Pick<OrderLine, "kind" | "quantity"> & { unitCents: Cents };

/**
 * The only function that makes a quote's price (for estimates, automatic and staff prices); shipping and
 * customs come from the calculator.
 */
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

/** The shop's price of one piece in euros; `rate` is units of the other currency per euro. */
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
