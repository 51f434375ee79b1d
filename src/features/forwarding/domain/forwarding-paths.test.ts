import { expect, test } from "vitest";
import {
  deliveryPath,
  forwardingPage,
  forwardPayPath,
  isForwardingServed,
  renamedPart,
  servicePath,
} from "./forwarding-paths.ts";

test("the product is part of the address", () => {
  expect(servicePath("cartage")).toBe("/cartage-pro");
  expect(deliveryPath("cartage")).toBe("/cartage-pro-delivery");
  expect(deliveryPath("cartage", 5001)).toBe("/cartage-pro-delivery/5001");
  expect(forwardPayPath("qafila", 5001)).toBe("/qafila-pro-payment/5001");
});

test.each([
  ["cartage-pro", "service"],
  ["cartage-pro-delivery", "delivery"],
  ["cartage-pro-payment", "payment"],
  ["other-pro", undefined],
  ["pro", undefined],
  ["cartage-pro-", undefined],
  ["", undefined],
])("%s is the page %s of the site's own product", (part, page) => {
  expect(forwardingPage("cartage", part)).toBe(page);
});

test.each([
  ["atelier", "cartage-pro", "atelier-pro"],
  ["atelier", "cartage-pro-delivery", "atelier-pro-delivery"],
  ["atelier", "cartage-pro-payment", "atelier-pro-payment"],
  ["atelier", "atelier-pro", undefined],
  ["atelier", "cartage-pro-x", undefined],
  ["atelier", "other-pro", undefined],
  ["cartage", "cartage-pro", undefined],
])("with the product %s, %s was renamed to %s", (product, part, renamed) => {
  expect(renamedPart(product, part)).toBe(renamed);
});

test.each([
  [{ marketplace: true }, true],
  [{ forwarding: true }, true],
  [{}, false],
])("with %j switched on, parcels are forwarded: %s", (switches, isServed) => {
  expect(isForwardingServed({ switches })).toBe(isServed);
});
