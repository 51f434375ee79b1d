import { toCents } from "#core/money.ts";
import { leastCourierCents } from "../../domain/quote-couriers.ts";
import { cheapestMethod, quoteMethods } from "../../domain/quote-methods.ts";
import type { PriceTerms } from "../../domain/quote-price.ts";
import {
  checkStaffPrice,
  parcelOf,
  priceAsSaid,
  type StaffPriceFields,
} from "../../domain/staff-price.ts";
import type { StaffQuote, StaffQuoteTerms } from "../../staff-calls.ts";

const centsOf = (amount: number | null) => (amount === null ? null : toCents(amount));

/** What the rules propose: the customer's own prices, our usual fee, the usual weight of such goods. */
export const proposedFields = ({ lines, usual_service_fee }: StaffQuote): StaffPriceFields => ({
  unitCents: lines.map(({ proposed }) => centsOf(proposed)),
  serviceCents: centsOf(usual_service_fee),
  kg: null,
  lengthCm: null,
  widthCm: null,
  heightCm: null,
});

/** The fields as the page opens: the price that holds now or, before the first one, the proposal. */
export function openedFields(quote: StaffQuote): StaffPriceFields {
  const { price, is_estimate } = quote;
  const proposed = proposedFields(quote);
  if (!price || is_estimate) return proposed;
  const { weight, length, width, height } = price.parcel;
  return {
    unitCents: quote.lines.map(({ priced, proposed: usual }) => centsOf(priced ?? usual)),
    serviceCents: toCents(price.service_fee),
    ...(price.is_measured
      ? { kg: weight, lengthCm: length, widthCm: width, heightCm: height }
      : { kg: null, lengthCm: null, widthCm: null, heightCm: null }),
  };
}

const readTerms = (terms: StaffQuoteTerms): Omit<PriceTerms, "parcel"> => ({
  origin: {
    code: terms.warehouse,
    countryIso: terms.from,
    rates: terms.rates.map((rate) => ({
      method: rate.method,
      volumeDivisor: rate.volume_divisor,
      weightStepGrams: rate.weight_step_grams,
      baseCents: toCents(rate.base),
      daysMin: rate.days_min,
      daysMax: rate.days_max,
      tiers: rate.tiers.map(({ from_grams, per_kg }) => ({
        fromGrams: from_grams,
        centsPerKg: toCents(per_kg),
      })),
    })),
  },
  to: terms.to,
  day: terms.day,
  ...(terms.plan
    ? {
        plan: {
          shippingPercent: terms.plan.shipping_percent,
          servicePercent: terms.plan.service_percent,
          storageDays: 0,
        },
      }
    : {}),
});

export type TypedTotals = {
  methods: ReturnType<typeof quoteMethods>;
  /** The method that the customer's page chooses first. */
  least: ReturnType<typeof cheapestMethod>;
  kg: number;
};

/** The totals that the customer would see, by the function of the customer's page; undefined while a field is wrong. */
export function totalsOf(quote: StaffQuote, fields: StaffPriceFields): TypedTotals | undefined {
  const { terms, lines, rate } = quote;
  const { unitCents, serviceCents } = fields;
  if (!terms || serviceCents === null) return undefined;
  if (Object.keys(checkStaffPrice(fields)).length > 0) return undefined;
  const priced = lines.map((line, at) => ({ ...line, unitCents: unitCents[at] ?? 0 }));
  const price = priceAsSaid(priced, readTerms(terms), {
    parcel: parcelOf(fields),
    serviceCents,
  });
  const couriers = terms.couriers.map(({ way, fee }) => ({ way, feeCents: toCents(fee) }));
  const deliveryCents = leastCourierCents(couriers, price);
  const methods = quoteMethods(price, lines, { rate, deliveryCents });
  return { methods, least: cheapestMethod(methods), kg: price.parcel.grams / 1000 };
}
