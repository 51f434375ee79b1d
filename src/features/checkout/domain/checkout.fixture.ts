import type { CheckoutData } from "./checkout-data.ts";

/** A checkout that has just begun. */
export function buildCheckoutData(changes: Partial<CheckoutData> = {}): CheckoutData {
  const both = <Value>(value: Value) => ({ air: value, sea: value });
  return {
    status: "open",
    slug: "slug",
    step: 3,
    lacking: {},
    is_guest: true,
    currency: "EUR",
    products: [],
    shipping_fee: 9,
    shipping_methods: both(9),
    shipping_discounts: both(0),
    shipping_days: both(null),
    tier_based_shipping_discount: 0,
    selected_shipping_method: "air",
    country_id: 1,
    delivery_fee: 0,
    local_delivery_couriers: [],
    local_delivery: -1,
    courier_info: null,
    email: "",
    client_addresses: [],
    address: null,
    company: null,
    payment_methods: [],
    payment_id: -1,
    payments: [],
    promotion: null,
    promotion_refused: null,
    wallet: null,
    price: [],
    total: 9,
    analytics_total: 9,
    expiration: null,
    reservation_error: null,
    order_id: null,
    order: null,
    ...changes,
  };
}
