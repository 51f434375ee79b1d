import { expect, test } from "vitest";
import { recordPath } from "./record-path.ts";

const known = {
  sites: [{ id: 2, region: "lt" }],
  nameOf: (record: string) => (record.endsWith(":17") ? "a name" : undefined),
  wholeOf: (record: string) => (record === "variant:5" ? "product:17" : undefined),
};

test.each([
  ["order:9", "/orders/9"],
  ["rate:9", "/rates"],
  ["article:pages.warranty.2:lt", "/articles/pages.warranty.2"],
  ["site:2", "/sites/lt"],
  ["text:lt:faq.nothing", "/translations/2/faq.nothing"],
  ["mail_text:lt:order-paid", "/mail-texts/2/order-paid"],
  ["payment-method:2:stripe", "/payment-methods?site=2"],
  ["invoice:9", "/invoices"],
  ["task:9", "/tasks"],
  ["variant:5", "/products/17"],
])("the record %s links to %s", (record, path) => {
  expect(recordPath(record, known)).toBe(path);
});

test.each(["redirect", "promotion"])("a %s is linked only while it exists", (kind) => {
  expect(recordPath(`${kind}:17`, known)).toBe(`/${kind}s/17`);
  expect(recordPath(`${kind}:18`, known)).toBeUndefined();
});

test.each(["site:9", "text:ee:faq.nothing", "phone:9", "variant:6"])(
  "the record %s has no link",
  (record) => {
    expect(recordPath(record, known)).toBeUndefined();
  },
);
