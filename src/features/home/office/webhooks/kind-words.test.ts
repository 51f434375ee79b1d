import { expect, test } from "vitest";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { createTranslator } from "#i18n/translator.ts";
import { kindWords } from "./kind-words.ts";

const t = createTranslator("en", readOfficeMessages("en"));

test.each([
  ["payment_intent.succeeded", "Payment succeeded"],
  ["PAYMENT.CAPTURE.COMPLETED", "Payment succeeded"],
  ["status 1", "Payment succeeded"],
  ["PAYMENT.CAPTURE.DENIED", "Payment failed"],
  ["charge.dispute.closed", "Dispute closed"],
  ["charge.dispute.funds_withdrawn", "Payment disputed"],
  ["CUSTOMER.DISPUTE.CREATED", "Payment disputed"],
  ["invoice.paid", "invoice.paid"],
])("the provider event %s is shown as %s", (type, words) => {
  expect(kindWords(t, { source: "payment", type })).toBe(words);
});

test("carrier stages are shown with the words of the shop", () => {
  expect(kindWords(t, { source: "carrier", type: "in_customs" })).toBe("In customs");
  expect(kindWords(t, { source: "carrier", type: "eaten" })).toBe("eaten");
});
