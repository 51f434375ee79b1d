import { toDecimal } from "#core/money.ts";
import { findRequestedCountry } from "#features/sites/domain/requested-country.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { calculateCall, planPercentCall } from "../contract.ts";
import { type OwnMethod, withPlan } from "../domain/calculate.ts";
import type { LocalDelivery } from "../domain/local-delivery.ts";
import { calculateParcel } from "./calculate-parcel.ts";
import type { Shipping } from "./shipping.ts";

const refuse = refuseWith({});

/** Returns the plan's discount in per cent. Passed in, because plans are in a higher layer. */
type PlanPercentOf = (request: RequestContext) => Promise<number>;

/** Returns the cheapest courier in a country. Passed in, because this feature does not import the couriers' feature. */
type LocalDeliveryTo = (input: {
  countryId: number;
  siteId: number;
}) => Promise<LocalDelivery | null>;
type Handed = {
  now: () => Date;
  planPercentOf: PlanPercentOf;
  localDeliveryTo: LocalDeliveryTo;
};

export function shippingApi(shipping: Shipping, handed: Handed): ApiRoute[] {
  const { now, planPercentOf, localDeliveryTo } = handed;
  const { listRates } = shipping;
  return [
    handleCall(calculateCall, async (input, request) => {
      const country = findRequestedCountry(request.site, {
        id: input.country_id,
        isoCode: input.country_iso,
      });
      if (!country)
        return failure(422, "errors.invalid_input", { country: ["validation.invalid"] });
      const calculated = await calculateParcel({ listRates, now }, { ...input, country });
      if (!calculated.ok) return refuse(request, calculated);
      const delivery = await localDeliveryTo({ countryId: country.id, siteId: request.site.id });
      const own = withPlan(calculated.value, await planPercentOf(request), delivery);
      const methods = own.map(toWire);
      return { status: true as const, methods, cheapest: methods[0]?.method ?? null };
    }),
    // Pages calculate prices themselves and are the same for all visitors, so they ask only for this percentage.
    handleCall(planPercentCall, async (_input, request) => ({
      status: true as const,
      percent: await planPercentOf(request),
    })),
  ];
}

const toWire = ({ shipping, customs, totalCents, ...own }: OwnMethod) => ({
  method: shipping.method,
  price: toDecimal(shipping.cents - own.discountCents),
  discount: toDecimal(own.discountCents),
  chargeable_weight: shipping.chargeableGrams / 1000,
  volume_weight: shipping.volumeGrams / 1000,
  days: own.days,
  delivery_fee: toDecimal(own.deliveryCents),
  duty: toDecimal(customs.dutyCents),
  vat: toDecimal(customs.vatCents),
  total: toDecimal(totalCents),
});
