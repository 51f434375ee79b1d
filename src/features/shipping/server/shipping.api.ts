import { formatDate } from "#core/dates.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { findAskedCountry } from "#features/sites/domain/asked-country.ts";
import { type ApiRoute, answer, failure } from "#features/sites/server/site-request.ts";
import { calculateCall } from "../contract.ts";
import { type CalculatedMethod, calculate } from "../domain/calculate.ts";
import { readParcel } from "../domain/parcel-input.ts";
import type { Shipping } from "./shipping.ts";

const unknown = (field: string) =>
  failure(422, "errors.invalid_input", { [field]: ["validation.invalid"] });

export function shippingApi(shipping: Shipping): ApiRoute[] {
  return [
    answer(calculateCall, async (input, { site }) => {
      const country = findAskedCountry(site, input);
      if (!country) return unknown("country");
      const today = formatDate(new Date());
      const warehouses = await shipping.listRates({ countryId: country.id, today });
      const origin = warehouses.find(({ code }) => code === (input.origin ?? code));
      if (!origin) return unknown("origin");
      // Read as the page reads what is typed, so that both give the same price.
      const { weight, length, width, height } = input;
      const { parcel } = readParcel({
        weight: String(weight),
        length: String(length),
        width: String(width),
        height: String(height),
      });
      if (!parcel) return unknown("weight");
      const value = { tariff: "other" as const, value: input.value ?? 0 };
      const methods = calculate(origin.rates, {
        from: origin.countryIso,
        to: country.isoCode,
        day: today,
        parcel,
        lines: (input.lines ?? [value]).map((line) => ({
          kind: line.tariff,
          valueCents: toCents(line.value),
        })),
      });
      const cheapest = methods[0]?.shipping.method ?? null;
      return { status: true as const, methods: methods.map(toWire), cheapest };
    }),
  ];
}

const toWire = ({ shipping, customs, totalCents }: CalculatedMethod) => ({
  method: shipping.method,
  price: toDecimal(shipping.cents),
  chargeable_weight: shipping.chargeableGrams / 1000,
  volume_weight: shipping.volumeGrams / 1000,
  days: { min: shipping.daysMin, max: shipping.daysMax },
  duty: toDecimal(customs.dutyCents),
  vat: toDecimal(customs.vatCents),
  total: toDecimal(totalCents),
});
