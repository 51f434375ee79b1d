import { expect, test } from "vitest";
import { type OfferFacts, siteOffers } from "./site-offers.ts";

const NOTHING: OfferFacts = {
  warehouses: false,
  abroad: false,
  rates: false,
  sea: false,
  plans: false,
  phones: false,
  providers: [],
};
const EVERYTHING: OfferFacts = {
  warehouses: true,
  abroad: true,
  rates: true,
  sea: true,
  plans: true,
  phones: true,
  providers: [1, 2, 3, 4],
};
const offered = (on: readonly string[], facts: OfferFacts) =>
  Object.entries(siteOffers(Object.fromEntries(on.map((name) => [name, true])), facts))
    .filter(([, isOffered]) => isOffered)
    .map(([name]) => name)
    .toSorted();

test("a new shop offers what is switched on and nothing that is not there", () => {
  expect(offered(["marketplace", "about_us"], NOTHING)).toEqual(["about_us", "marketplace"]);
});

test("parcels are forwarded where that is on and a warehouse receives them", () => {
  expect(offered(["forwarding"], NOTHING)).toEqual([]);
  expect(offered(["forwarding"], { ...NOTHING, warehouses: true })).toEqual(
    ["abroad", "forwarding", "services", "warehouses"].toSorted(),
  );
  expect(offered([], { ...NOTHING, warehouses: true })).toEqual(["warehouses"]);
});

test("buying by link is a service, and is done abroad", () => {
  expect(offered(["create_order"], NOTHING)).toEqual(["abroad", "create_order", "services"]);
});

test("a shop that sends its goods from another country has to do with customs", () => {
  expect(offered(["marketplace"], { ...NOTHING, warehouses: true, abroad: true })).toEqual([
    "abroad",
    "marketplace",
    "warehouses",
  ]);
});

test("phones are reserved in a shop; plans make goods or parcels cheaper", () => {
  expect(offered([], EVERYTHING)).not.toEqual(expect.arrayContaining(["phones"]));
  expect(offered([], EVERYTHING)).not.toEqual(expect.arrayContaining(["plans"]));
  expect(offered(["marketplace"], EVERYTHING)).toEqual(
    expect.arrayContaining(["phones", "plans", "rates", "sea"]),
  );
  expect(offered(["forwarding"], EVERYTHING)).toEqual(expect.arrayContaining(["plans"]));
});

test("texts name the providers by whom somebody can pay here", () => {
  expect(offered([], { ...NOTHING, providers: [1, 4] })).toEqual(["pay_card", "pay_wallet"]);
});
