import type { MessageKey } from "#core/message-key.ts";
import type { AddressOnWire } from "#features/account/contract.ts";
import type { PostalAddressOnWire } from "#features/account/domain/addresses/postal-address.ts";
import type { CartOnWire } from "#features/cart/domain/cart-on-wire.ts";
import type { DiscountReason } from "#features/cart/domain/tier-discount.ts";
import type { WirePoint, WireService } from "#features/delivery/contract.ts";
import type { TotalPart } from "#features/orders/domain/explain-total.ts";
import type { OrderPicture } from "#features/orders/domain/order.ts";
import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import type { FeeType } from "#features/payments/domain/payment-fee.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { CheckoutStatus } from "./checkout-status.ts";
import type { CheckoutStep } from "./checkout-step.ts";

type ByMethod<Value> = Record<ShippingMethod, Value>;

export type CheckoutProduct = {
  id: number;
  product_id: number | null;
  variant_id: number | null;
  slug: string;
  sku: string;
  name: string;
  /** Empty where the shop no longer has it. */
  manufacturer: string;
  category: string;
  /** Size and colour in words. */
  options: string;
  picture: OrderPicture | null;
  quantity: number;
  currentPrice: number;
  /** Of all its pieces; together the subtotal. */
  total: number;
};

/** As it was typed so far; `id` is that of a saved address. SPEC §3 "Checkout state". */
export type CheckoutAddress = PostalAddressOnWire & { id: number | null };

export type CheckoutCompany = { company_name: string; company_code: string; vat_code: string };

export type CheckoutMethod = {
  id: ProviderId;
  fee: number;
  fee_type: FeeType;
  /** What the fee comes to, and what is then paid. */
  fee_amount: number;
  total: number;
};

export type CheckoutPayment = {
  payment_processor_id: ProviderId;
  type: "balance" | "provider";
  amount: number;
};

export type CheckoutOrder = {
  id: number;
  number: string;
  slug: string;
  status: OrderStatus;
  /** The payer has done their part, and the money is on its way: by this payment. */
  is_being_paid: boolean;
  paid_at: string | null;
  payment_reference: string | null;
};

/** SPEC §3 "Checkout data from server", letter for letter, and what our pages need besides. */
export type CheckoutData = {
  status: CheckoutStatus;
  slug: string;
  /** The furthest step whose page may be shown. */
  step: CheckoutStep;
  /** What the shipping step still lacks, by field; empty when it is complete. */
  lacking: Record<string, MessageKey[]>;
  is_guest: boolean;
  /** All amounts are in it, but those of the wallet. */
  currency: string;
  products: CheckoutProduct[];
  shipping_fee: number | null;
  shipping_methods: ByMethod<number | null>;
  shipping_discounts: ByMethod<number>;
  shipping_days: ByMethod<{ min: number; max: number } | null>;
  tier_based_shipping_discount: number;
  /** Whether the plan or the value of the order takes it off; not kept with an order. */
  shipping_discount_by: DiscountReason | null;
  selected_shipping_method: ShippingMethod;
  country_id: number;
  delivery_fee: number;
  /** Of the chosen country; `pickup_points` are the chosen one and a few of the buyer's town, all of them are at /api/delivery/pickup-points. */
  local_delivery_couriers: (WireService & { pickup_points: WirePoint[] })[];
  /** A `local_delivery_type`; −1: none. */
  local_delivery: number;
  courier_info: (WireService & { parcel_shop: WirePoint | null }) | null;
  email: string;
  /** The default first, then the oldest; pages turn it round (`toCheckoutState`). */
  client_addresses: AddressOnWire[];
  address: CheckoutAddress | null;
  /** What was typed, also while a saved address is chosen. */
  typed_address: Omit<CheckoutAddress, "id"> | null;
  company: CheckoutCompany | null;
  payment_methods: CheckoutMethod[];
  /** The chosen provider; −1: none. */
  payment_id: number;
  payments: CheckoutPayment[];
  promotion: {
    code: string;
    /** Euros or per cent, by `promotion_type`. */
    discount_amount: number;
    promotion_type: FeeType;
    /** What it takes off. */
    amount: number;
  } | null;
  /** Why a code that was given does not count any more. */
  promotion_refused: MessageKey | null;
  /** In euros; null for guests. */
  wallet: { available: number; used: number } | null;
  /** Every line of the total, with the fee of the chosen provider. They add up to it. */
  price: { part: TotalPart; amount: number }[];
  total: number;
  /** SPEC §4: base + payment fee, ignoring balance. */
  analytics_total: number;
  expiration: string | null;
  reservation_error: CartOnWire["reservation_error"];
  order_id: number | null;
  order: CheckoutOrder | null;
};
