import { expect, test } from "vitest";
import { forwardingLayout } from "./forwarding-pages.ts";

test.each([
  ["cartage-pro", "pro"],
  ["cartage-pro-delivery", "pro"],
  ["cartage-pro-payment", "payment"],
  ["nothing-of-ours", "page"],
  ["cartage-pro-x", "page"],
  ["-pro", "page"],
])("%s stands in the layout %s", (proPage, layout) => {
  expect(forwardingLayout({ proPage })).toBe(layout);
});
