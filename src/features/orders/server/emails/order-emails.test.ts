import { expect, test } from "vitest";
import type { MailContext } from "#features/mail/domain/mail-sample.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { orderMailSamples } from "./order-mail-samples.ts";

const context: MailContext = {
  site: buildTestSite({ id: 1, region: "default", name: "Cartage" }),
  language: "en",
  linkTo: (path) => `https://shop.example/en${path}`,
};

/** The rows of a sample mail, written with made-up data. */
function rowsOf(kind: string) {
  const sample = orderMailSamples.find((one) => one.kind === kind);
  const { rows = [] } = sample?.samples[0](context)((key) => key) ?? {};
  return rows.map(({ label, value }) => [label, value.replace(/\s/g, " ")]);
}

test.each([
  ["order-placed", [["mail.sum.to_pay", "177.49 €"]]],
  ["order-paid", [["mail.sum.paid", "177.49 €"]]],
])("the %s mail lists the order total, the wallet's part and the rest", (kind, rest) => {
  const rows = rowsOf(kind);
  const at = rows.findIndex(([label]) => label === "mail.sum.total");
  expect(rows.slice(at, at + 3)).toEqual([
    ["mail.sum.total", "192.49 €"],
    ["mail.sum.balance", "−15.00 €"],
    ...rest,
  ]);
});

test("the mail of a paid order states the arrival dates and the shipping method", () => {
  const rows = rowsOf("order-paid");
  expect(
    rows.slice(rows.findIndex(([label]) => label === "mail.fact.with_you")).slice(0, 2),
  ).toEqual([
    ["mail.fact.with_you", "2026-11-26 – 12-01"],
    ["mail.fact.shipping", "mail.shipping.air"],
  ]);
});

test.each([
  ["parcel-delivered", 0, "mail.parcel.delivered.claim"],
  ["parcel-delivered", 2, "mail.parcel.delivered.write"],
  ["parcel-shipped", 0, undefined],
])("the %s mail, sample %d, links to the right help page, if any", (kind, at, label) => {
  const sample = orderMailSamples.find((one) => one.kind === kind)?.samples[at];
  expect(sample?.(context)((key) => key).link?.label).toBe(label);
});
