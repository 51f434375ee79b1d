import { expect, test } from "vitest";
import { forwardingLayout } from "./forwarding-pages.ts";

test.each([
  ["cartage-pro", "pro"],
  ["cartage-pro-delivery", "pro"],
  ["cartage-pro-payment", "payment"],
  ["nothing-of-ours", "page"],
  ["cartage-pro-x", "page"],
  ["-pro", "page"],
])("the page %s uses the layout %s", (proPage, layout) => {
  expect(forwardingLayout({ proPage })).toBe(layout);
});
