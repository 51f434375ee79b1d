import { expect, test } from "vitest";
import { CHECKOUT_STEPS, NO_DELIVERY } from "../../domain/checkout-step.ts";
import { canRemoveBalance, toCheckoutState, withStripeToken } from "./checkout-state.ts";
import { buildCheckoutData } from "./fixtures/checkout.ts";

const { shipping, payment } = CHECKOUT_STEPS;
const address = (id: number) => ({
  id,
  first_name: "Rasa",
  last_name: "Rasaitė",
  first_address: "Pilies g. 1",
  city: "Vilnius",
  zip: "LT-01123",
  phone_number: "+370 600 00000",
  country_id: 1,
  is_default: id === 1,
});

test("a new checkout has nothing chosen", () => {
  expect(toCheckoutState(buildCheckoutData(), shipping)).toMatchObject({
    step: 3,
    shipping_method: "air",
    delivery_method: -1,
    parcel_shop: null,
    promotion: null,
    balance: null,
    payment: { id: -1, index: -1 },
    balanceRemoved: false,
  });
});

test("the state has exactly the fields of the specification (SPEC §3)", () => {
  const state = toCheckoutState(
    buildCheckoutData({ is_guest: true, address: address(2), payment_id: 4 }),
    payment,
  );
  const names = `data step slug shipping_method delivery_method parcel_shop is_guest address promotion
    email stripe_token balance payment balanceRemoved`;
  expect(Object.keys(state).sort()).toEqual(names.split(/\s+/).sort());
  expect(state).toMatchObject({ is_guest: true, address: address(2) });
  expect(Object.keys(state.payment).sort()).toEqual(["id", "index", "type"]);
});

test("a fetch fills method, courier, point, e-mail and promotion, and reverses the addresses", () => {
  const promotion = { code: "TEN", discount_amount: 10, promotion_type: 1 as const, amount: 2 };
  const point = {
    parcelshop_id: "88895",
    courier: "omniva" as const,
    kind: "locker" as const,
    ...{ name: "", address: "", city: "", zip: "", country_iso: "LT", hours: "" },
    ...{ lat: null, lng: null, notes: {} },
  };
  const service = {
    local_delivery_type: 7,
    courier: "omniva" as const,
    name: "Omniva",
    delivery_fee: 2.99,
    has_pickup_points: true,
    days: { min: 1, max: 2 },
  };
  const state = toCheckoutState(
    buildCheckoutData({
      selected_shipping_method: "sea",
      local_delivery: 7,
      courier_info: { ...service, parcel_shop: point },
      email: "rasa@example.com",
      promotion,
      client_addresses: [address(1), address(2), address(3)],
    }),
    payment,
  );
  expect(state).toMatchObject({
    step: 4,
    shipping_method: "sea",
    delivery_method: 7,
    parcel_shop: "88895",
    email: "rasa@example.com",
    promotion,
  });
  expect(state.data.client_addresses.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test("a balance payment sets the balance, which can be removed once", () => {
  const data = buildCheckoutData({
    payments: [{ payment_processor_id: 4, type: "balance", amount: 5 }],
  });
  const state = toCheckoutState(data, payment);
  expect(state.balance).toEqual({ id: 4, amount: 5 });
  expect(canRemoveBalance(state)).toBe(true);
  const after = toCheckoutState(data, payment, { stripe_token: null, balanceRemoved: true });
  expect(canRemoveBalance(after)).toBe(false);
  expect(canRemoveBalance(toCheckoutState(buildCheckoutData(), payment))).toBe(false);
});

test.each([
  [4, { id: 4, index: 1, type: "balance" }],
  [2, { id: 2, index: 0, type: "provider" }],
  [9, { id: 9, index: -1, type: "provider" }],
] as const)(
  "provider %d is chosen as %j, with the wallet as balance and others as providers",
  (id, chosen) => {
    const method = { fee: 0, fee_type: 1, fee_amount: 0, total: 5 } as const;
    const payment_methods = [2, 4].map((id) => ({ id, ...method })) as never;
    const data = buildCheckoutData({ payment_methods, payment_id: id });
    expect(toCheckoutState(data, payment).payment).toEqual(chosen);
  },
);

test("a provider's payment is no balance, and a courier without a point has no parcel shop", () => {
  const payments = [{ payment_processor_id: 2, type: "provider", amount: 5 }] as never;
  const courier_info = { local_delivery_type: 7, parcel_shop: null } as never;
  const state = toCheckoutState(buildCheckoutData({ payments, courier_info }), payment);
  expect(state).toMatchObject({ balance: null, parcel_shop: null });
  expect(NO_DELIVERY).toBe(-1);
});

test("a Stripe token stays in the state over a fetch until it is cleared", () => {
  const given = withStripeToken(toCheckoutState(buildCheckoutData(), payment), "ctoken_1");
  expect(given.stripe_token).toBe("ctoken_1");
  expect(toCheckoutState(buildCheckoutData(), payment, given).stripe_token).toBe("ctoken_1");
  expect(withStripeToken(given, null).stripe_token).toBeNull();
});
