import { expect, test } from "vitest";
import { deliveryPath, forwardingPage, forwardPayPath, servicePath } from "./forwarding-paths.ts";

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
