import { expect, test, vi } from "vitest";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import { type QuoteDetails, setDeliveryCall } from "../../contract.ts";
import { deliveryForm, knownDelivery } from "./delivery-form.ts";

const { blank, validate, send } = deliveryForm("abc", [{ id: 1, iso_code: "LT" }]);
const person = {
  ...blank,
  first_name: "Rasa",
  last_name: "Rasaitė",
  phone_number: "+370 612 34567",
  country_id: "1",
  delivery: "5",
};

test("delivery to a locker needs name, phone and the locker", () => {
  const locker = { ...person, way: "pickup", parcel_shop: "A1" };
  expect(validate(locker)).toEqual({});
  expect(Object.keys(validate({ ...locker, phone_number: "", parcel_shop: "" })).sort()).toEqual([
    "parcel_shop",
    "phone_number",
  ]);
});

test("delivery to the door needs the whole address with a post code of the country", () => {
  expect(Object.keys(validate(person)).sort()).toEqual(["city", "first_address", "zip"]);
  const home = { ...person, first_address: "Pilies g. 1", city: "Vilnius" };
  expect(validate({ ...home, zip: "LT-01123" })).toEqual({});
  expect(validate({ ...home, zip: "nonsense" })).toEqual({ zip: "validation.post_code" });
});

const sentWith = async (values: object, answer: object = {}) => {
  const make = vi.fn(async () => answer);
  const sent = await send(make as unknown as MakeCall, { ...blank, ...values }, "en");
  return { sent, call: make.mock.calls[0] as unknown };
};

test("the delivery form sends all choices in one call", async () => {
  const typed = { first_name: "Rasa", city: "Vilnius", zip: "01103" };
  const answer = { ok: true, output: { quote: { slug: "abc", total: 12 } } };
  const { sent, call } = await sentWith({ ...typed, shipping: "sea", delivery: "7" }, answer);
  expect(sent).toEqual(answer);
  expect(call).toEqual([
    setDeliveryCall,
    expect.objectContaining({
      slug: "abc",
      shipping: "sea",
      delivery: 7,
      parcel_shop: null,
      address: expect.objectContaining(typed),
    }),
  ]);
  const pickup = { way: "pickup", parcel_shop: "LT-1", address_id: "3" };
  expect((await sentWith(pickup, answer)).call).toEqual([
    setDeliveryCall,
    { slug: "abc", shipping: "air", delivery: 0, parcel_shop: "LT-1", address: { id: 3 } },
  ]);
});

test("a server error is shown at the matching field", async () => {
  const errors = { "address.zip": ["a"], "address.id": ["b"], delivery: ["c"] };
  const refused = { ok: false, errors };
  const { sent } = await sentWith({}, refused);
  expect(sent).toEqual({ ok: false, errors: { zip: ["a"], address_id: ["b"], delivery: ["c"] } });
  const pickup = await sentWith({ way: "pickup" }, refused);
  expect(pickup.sent).toMatchObject({ errors: { parcel_shop: ["c"] } });
});

const courier = (type: number, delivery_fee: number, has_pickup_points = false) => ({
  local_delivery_type: type,
  delivery_fee,
  has_pickup_points,
});
const startWith = (...couriers: object[]) =>
  knownDelivery({
    delivery: null,
    client_addresses: [],
    local_delivery_couriers: couriers,
    methods: { air: { total: 10 }, sea: null },
    country_id: 1,
  } as unknown as QuoteDetails);

test.each([
  ["a locker that costs less than the door", 1.89, 3.69, "pickup", ""],
  ["a door that costs less than the locker", 3.69, 1.89, "door", "2"],
  ["both for the same: the door", 2, 2, "door", "2"],
])("the cheaper delivery is preselected: %s", (_what, locker, door, way, delivery) => {
  const start = startWith(courier(1, locker, true), courier(2, door), courier(3, door + 1));
  expect(start).toMatchObject({ way, delivery });
});

test("the only available kind of delivery is preselected", () => {
  expect(startWith(courier(1, 1, true)).way).toBe("pickup");
  expect(startWith(courier(2, 1)).way).toBe("door");
});
