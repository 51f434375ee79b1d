import { toDecimal } from "#core/money.ts";
import type { StaffQuoteTerms } from "../../staff-calls.ts";
import type { Terms } from "../prices/price-terms.ts";

/** The terms of a price as the page needs them to calculate it itself. */
export function describeTerms({ origin, to, day, plan, couriers }: Terms): StaffQuoteTerms {
  return {
    warehouse: origin.code,
    from: origin.countryIso,
    to,
    day,
    plan: plan
      ? { shipping_percent: plan.shippingPercent, service_percent: plan.servicePercent }
      : null,
    rates: origin.rates.map((rate) => ({
      method: rate.method,
      volume_divisor: rate.volumeDivisor,
      weight_step_grams: rate.weightStepGrams,
      base: toDecimal(rate.baseCents),
      days_min: rate.daysMin,
      days_max: rate.daysMax,
      tiers: rate.tiers.map(({ fromGrams, centsPerKg }) => ({
        from_grams: fromGrams,
        per_kg: toDecimal(centsPerKg),
      })),
    })),
    couriers: couriers.map(({ way, feeCents }) => ({ way, fee: toDecimal(feeCents) })),
  };
}
