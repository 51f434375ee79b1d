import type { AddressOnWire } from "#features/account/contract.ts";
import type { PostalAddressOnWire } from "#features/account/domain/addresses/postal-address.ts";
import type { DiscountReason } from "#features/cart/domain/tier-discount.ts";
import type { WireService } from "#features/delivery/contract.ts";
import type { OrderPickupPoint } from "#features/orders/domain/order.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { FeeType } from "#features/payments/domain/payment-fee.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { QuotePart } from "./explain-quote.ts";
import type { OrderLine } from "./order-line.ts";
import type { QuoteActor, QuoteStatus } from "./quote-status.ts";

/** On the wire and on the page alike. Amounts are in the quote's currency. */
export type QuoteSummary = {
  id: number;
  number: string;
  slug: string;
  status: QuoteStatus;
  /** Once it is an order. */
  order_status: OrderStatus | null;
  created_at: string;
  expires_at: string | null;
  currency: string;
  /** By the cheapest way to travel and the cheapest courier, until its owner chose; null without a price. */
  total: number | null;
  /** The total is the least it may come to: its owner has not chosen how it travels, and who brings it to the door. */
  is_from: boolean;
  quantity: number;
  names: string[];
  site: { name: string; region: string };
};

export type QuoteItem = Omit<OrderLine, "price"> & {
  shop: string;
  /** As the shop asks for it. */
  price: number | null;
  /** All pieces together, as quoted. */
  total: number | null;
};

export type QuoteSum = { part: QuotePart; amount: number };

export type QuoteMethod = {
  price: number;
  discount: number;
  /** Whether the plan or the value of the goods takes it off. */
  discount_by: DiscountReason | null;
  chargeable_weight: number;
  days: { min: number; max: number };
  duty: number;
  vat: number;
  /** They add up to the total. */
  parts: QuoteSum[];
  total: number;
};

/** Who brings it, and what all of it comes to with them: converted once, so that it is what is asked next. */
export type QuoteCourier = WireService & { totals: Record<ShippingMethod, number | null> };

export type QuoteDetails = QuoteSummary & {
  /** Whoever only holds the link sees and pays, and knows nobody's address. */
  is_owner: boolean;
  items: QuoteItem[];
  methods: Record<ShippingMethod, QuoteMethod | null>;
  /** How the total is made, once it is chosen how it travels. */
  parts: QuoteSum[];
  /** What the methods come to is what the customer told, which nobody has confirmed. */
  is_estimate: boolean;
  /** How many of its lines have no price that is known. */
  unpriced: number;
  note: string | null;
  history: {
    status: QuoteStatus;
    actor: QuoteActor["kind"];
    at: string;
    note: string | null;
  }[];
  country_id: number;
  delivery: {
    shipping_method: ShippingMethod;
    local_delivery_type: number;
    courier: string;
    delivery_fee: number;
    pickup_point: OrderPickupPoint | null;
    address: PostalAddressOnWire | null;
  } | null;
  local_delivery_couriers: QuoteCourier[];
  client_addresses: AddressOnWire[];
  payment_methods: {
    id: ProviderId;
    /** Euros or per cent. */
    fee: number;
    fee_type: FeeType;
    fee_amount: number;
    total: number;
  }[];
  /** What its owner has, in euros. */
  wallet: number | null;
  /** The total in euros, and units of the currency for one: what a part from the wallet takes off. */
  euros: number | null;
  rate: number;
  /** What is left to pay: once it is an order, without what that takes from the wallet. */
  due: number | null;
  is_paid: boolean;
  /** Who was paid; null before. */
  payment_id: ProviderId | null;
  /** Money for its order is on its way. */
  is_being_paid: boolean;
};
