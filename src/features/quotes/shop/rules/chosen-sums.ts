import { toCents, toDecimal } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { QuoteDetails, QuoteSum } from "../../contract.ts";
import { cheapestMethod } from "../../domain/quote-methods.ts";

/** What is chosen in the form and not sent yet. */
export type DeliveryChoice = {
  shipping: ShippingMethod;
  way: "pickup" | "door";
  /** A `local_delivery_type`; empty until a locker is chosen. */
  delivery: string;
};

type ChosenSums = { parts: QuoteSum[]; amount: number; isFrom: boolean };

type Quote = Pick<QuoteDetails, "methods" | "local_delivery_couriers" | "total">;

/** What comes of the choices, before anything is sent; the parts add up, in any currency. */
export function chosenSums(quote: Quote, choice?: DeliveryChoice): ChosenSums | undefined {
  const method = choice?.shipping ?? cheapestMethod(quote.methods);
  const offer = quote.methods[method];
  if (!offer) return undefined;
  const courier = choice && courierOf(quote, choice);
  // Whoever may not choose sees what it comes to at least, as in the list.
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

/** The chosen one; until a locker is chosen, the one of lockers that takes least. */
function courierOf({ local_delivery_couriers: all }: Quote, { way, delivery }: DeliveryChoice) {
  const chosen = all.find(({ local_delivery_type }) => String(local_delivery_type) === delivery);
  return (
    chosen ??
    all
      .filter(({ has_pickup_points }) => has_pickup_points === (way === "pickup"))
      .toSorted((a, b) => a.delivery_fee - b.delivery_fee)[0]
  );
}
