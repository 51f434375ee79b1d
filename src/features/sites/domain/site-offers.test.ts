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

test("a new site offers only what is switched on and set up", () => {
  expect(offered(["marketplace", "about_us"], NOTHING)).toEqual(["about_us", "marketplace"]);
});

test("forwarding is offered if it is on and a warehouse exists", () => {
  expect(offered(["forwarding"], NOTHING)).toEqual([]);
  expect(offered(["forwarding"], { ...NOTHING, warehouses: true })).toEqual(
    ["abroad", "forwarding", "services", "warehouses"].toSorted(),
  );
  expect(offered([], { ...NOTHING, warehouses: true })).toEqual(["warehouses"]);
});

test("buying by link is a service and includes purchases abroad", () => {
  expect(offered(["create_order"], NOTHING)).toEqual(["abroad", "create_order", "services"]);
});

test("a shop that ships from another country includes deliveries from abroad", () => {
  expect(offered(["marketplace"], { ...NOTHING, warehouses: true, abroad: true })).toEqual([
    "abroad",
    "marketplace",
    "warehouses",
  ]);
});

test("phones need a shop, and plans need a shop or forwarding", () => {
  expect(offered([], EVERYTHING)).not.toEqual(expect.arrayContaining(["phones"]));
  expect(offered([], EVERYTHING)).not.toEqual(expect.arrayContaining(["plans"]));
  expect(offered(["marketplace"], EVERYTHING)).toEqual(
    expect.arrayContaining(["phones", "plans", "rates", "sea"]),
  );
  expect(offered(["forwarding"], EVERYTHING)).toEqual(expect.arrayContaining(["plans"]));
});

test("the offered ways to pay are those of the site's providers", () => {
  expect(offered([], { ...NOTHING, providers: [1, 4] })).toEqual(["pay_card", "pay_wallet"]);
});
