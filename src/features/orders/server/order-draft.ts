import type { Cents } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { BuyerCompany, OrderAddress, OrderLine, OrderPickupPoint } from "../domain/order.ts";
import type { PriceBasis } from "../domain/price-basis.ts";

/** The HTTP status of each refusal of an order, for every feature that places orders. */
export const ORDER_REFUSALS = {
  "orders.errors.total_changed": 409,
  "orders.errors.out_of_stock": 409,
  "orders.errors.not_payable": 409,
  "orders.errors.being_paid": 409,
  "orders.errors.too_many_unpaid": 429,
} as const;

/** What the buyer agreed to; it is stored with the order. */
export type BuyerConsent = {
  /** The campaign that brought the buyer; null if there is none, or if it may not be stored. */
  utm?: Readonly<Record<string, string>> | null | undefined;
  /** The buyer agreed that outside services may hear of the order. */
  agreedToMarketing?: boolean | undefined;
};

/** Everything that an order is made from. The server sets the prices, never the browser. */
export type OrderDraft = BuyerConsent & {
  /** Set if the order has an id and a slug already: it was a quote that was accepted. */
  id?: number | undefined;
  slug?: string | undefined;
  /** Identifies the draft: the same draft is placed only once, even if it is sent again. */
  key: string;
  /**
   * Set if the caller has locked what the draft is made from and its customer, and knows that the draft was never
   * placed. With `spendableCents`, the caller has locked the wallet too.
   */
  locked?: { spendableCents: Cents | undefined } | undefined;
  kind: "shop" | "quote";
  site: Site;
  customerId: number | null;
  /** The hash that identifies a guest's browser. */
  visitorHash?: Buffer | undefined;
  email: string;
  language: string;
  currency: string;
  /** Units of the currency for one euro; frozen into the order. */
  rate: number;
  lines: readonly OrderLine[];
  /** The cart whose holds this order uses up. */
  cartId?: number | undefined;
  shipping: { method: ShippingMethod; feeCents: Cents; discountCents: Cents };
  delivery: { courier: string | null; pickupPoint: OrderPickupPoint | null; feeCents: Cents };
  /** How the price was calculated, frozen into the order. */
  priceBasis?: PriceBasis | undefined;
  /** Days from the payment to the delivery. */
  transitDays?: { min: number; max: number } | null | undefined;
  address: OrderAddress;
  company: BuyerCompany | null;
  promotionCode?: string | undefined;
  balanceCents: Cents;
  /** The amount that the buyer was shown to pay: if it is different by now, no order is placed. */
  seenDueCents?: Cents | undefined;
};
