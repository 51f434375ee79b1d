import { toCents, toDecimal } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { QuoteDetails, QuoteSum } from "../../contract.ts";
import { cheapestMethod } from "../../domain/quote-methods.ts";

/** The choice in the form, not sent yet. */
export type DeliveryChoice = {
  shipping: ShippingMethod;
  way: "pickup" | "door";
  /** A `local_delivery_type`; empty until a locker is chosen. */
  delivery: string;
};

type ChosenSums = { parts: QuoteSum[]; amount: number; isFrom: boolean };

type Quote = Pick<QuoteDetails, "methods" | "local_delivery_couriers" | "total">;

/** The sums of the current choice, before it is sent; the parts add up in any currency. */
export function chosenSums(quote: Quote, choice?: DeliveryChoice): ChosenSums | undefined {
  const method = choice?.shipping ?? cheapestMethod(quote.methods);
  const offer = quote.methods[method];
  if (!offer) return undefined;
  const courier = choice && courierOf(quote, choice);
  // A reader who may not choose sees the least total, as in the list.
  const least = choice ? offer.total : (quote.total ?? offer.total);
  const amount = courier?.totals[method] ?? least;
  const delivery = toDecimal(toCents(amount) - toCents(offer.total));
  const courierPart: QuoteSum[] =
    courier || delivery > 0 ? [{ part: "delivery", amount: delivery }] : [];
  return {
    parts: [...offer.parts, ...courierPart],
    amount,
    isFrom: choice === undefined || choice.delivery === "",
  };
}

/** The chosen courier or, until a locker is chosen, the cheapest one of that kind. */
function courierOf({ local_delivery_couriers: all }: Quote, { way, delivery }: DeliveryChoice) {
  const chosen = all.find(({ local_delivery_type }) => String(local_delivery_type) === delivery);
  return (
    chosen ??
    all
      .filter(({ has_pickup_points }) => has_pickup_points === (way === "pickup"))
      .toSorted((a, b) => a.delivery_fee - b.delivery_fee)[0]
  );
}
