import { expect, test } from "vitest";
import {
  deliveryPath,
  forwardingPage,
  forwardPayPath,
  isForwardingServed,
  renamedPart,
  servicePath,
} from "./forwarding-paths.ts";

test("forwarding paths contain the product name", () => {
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
])("the path part %s is the page %s of the site's product", (part, page) => {
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
])("with the product %s, %s is renamed to %s", (product, part, renamed) => {
  expect(renamedPart(product, part)).toBe(renamed);
});

test.each([
  [{ marketplace: true }, true],
  [{ forwarding: true }, true],
  [{}, false],
])("with the switches %j forwarding is offered: %s", (switches, isServed) => {
  expect(isForwardingServed({ switches })).toBe(isServed);
});
