import type { Cents } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { BuyerCompany, OrderAddress, OrderLine, OrderPickupPoint } from "../domain/order.ts";
import type { PriceBasis } from "../domain/price-basis.ts";

/** The HTTP status of each refusal of an order, whichever feature placed it. */
export const ORDER_REFUSALS = {
  "orders.errors.total_changed": 409,
  "orders.errors.out_of_stock": 409,
  "orders.errors.not_payable": 409,
  "orders.errors.being_paid": 409,
  "orders.errors.too_many_unpaid": 429,
} as const;

/** What the buyer agreed to that is kept with the order. */
export type BuyerConsent = {
  /** The campaign that brought the buyer; null where there is none, or none that may be kept. */
  utm?: Readonly<Record<string, string>> | null | undefined;
  /** That those outside may be told of it. */
  agreedToMarketing?: boolean | undefined;
};

/** All that an order is made of. Prices are the server's own, never what a browser says. */
export type OrderDraft = BuyerConsent & {
  /** Where it has a number and a link already: a quote that was accepted. */
  id?: number | undefined;
  slug?: string | undefined;
  /** Names what it is made of: the same draft is placed once, however often it comes. */
  key: string;
  /**
   * The caller holds what it is made of, and its customer, and knows that it was never placed; and the wallet,
   * where it says what is in it.
   */
  locked?: { spendableCents: Cents | undefined } | undefined;
  kind: "shop" | "quote";
  site: Site;
  customerId: number | null;
  /** A guest's browser, by which they are known again. */
  visitorHash?: Buffer | undefined;
  email: string;
  language: string;
  currency: string;
  /** Units of the currency for one euro; frozen into the order. */
  rate: number;
  lines: readonly OrderLine[];
  /** Whose holds are used up by it. */
  cartId?: number | undefined;
  shipping: { method: ShippingMethod; feeCents: Cents; discountCents: Cents };
  delivery: { courier: string | null; pickupPoint: OrderPickupPoint | null; feeCents: Cents };
  /** What its price was made of, frozen into it. */
  priceBasis?: PriceBasis | undefined;
  /** From the payment to the door. */
  transitDays?: { min: number; max: number } | null | undefined;
  address: OrderAddress;
  company: BuyerCompany | null;
  promotionCode?: string | undefined;
  balanceCents: Cents;
  /** What the buyer was told that is left to pay: where it is another sum by now, nothing is ordered. */
  seenDueCents?: Cents | undefined;
};
