import { describe, expect, test } from "vitest";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator } from "#i18n/translator.ts";
import type { AuditRow } from "../../staff-calls.ts";
import { changeWords, detailWords, fieldWords } from "./audit-words.ts";
import { personWords, recordWords } from "./record-words.ts";

const wordsIn = (language: string) => createTranslator(language, readOfficeMessages(language));
const t = wordsIn("en");
const NAMES: Readonly<Record<string, string>> = {
  "product:17": "Sandals",
  "courier:lp_express": "LP Express",
  "article:pages.warranty.2": "Warranty and claims",
};
const formats = {
  t,
  nameOf: (record: string) => NAMES[record],
  dayAndTime: (at: string) => `at ${at.slice(0, 10)}`,
  money: (cents: number, currency = "EUR") => `${cents / 100} ${currency}`,
  siteName: (site: string) => (["2", "lt"].includes(site) ? "Cartage lt" : undefined),
  countryName: (code: string) => (code === "LV" ? "Latvia" : code),
  languageName: (code: string) => (code === "lt" ? "Lithuanian" : code),
};
const rowOf = (record: string): AuditRow => ({
  id: 1,
  at: "",
  who: null,
  way: "office",
  action: "",
  request_id: null,
  record,
  fields: [],
  details: {},
});
const wordsOf = (record: string, row: Partial<Pick<AuditRow, "fields" | "details">>) =>
  detailWords({ ...rowOf(record), ...row }, formats);

describe("the details of an audit row", () => {
  test.each<[string, Parameters<typeof wordsOf>[1], string[]]>([
    ["order:7", { details: { from: "paid", to: "purchased" } }, ["Paid → Purchased"]],
    ["order:7", { fields: ["zip", "freight"] }, ["Postcode, Freight"]],
    [
      "order:7",
      { details: { reason: "late", amountCents: 950 } },
      ["reason: Took too long", "sum: 9.5 EUR"],
    ],
    [
      "variant:7",
      { details: { change: -2, reason: "damaged" } },
      ["difference: -2", "reason: Damaged or lost"],
    ],
    ["product:7", { fields: ["name.lt", "category_ids"] }, ["name (Lithuanian), categories"]],
    ["task:7", { details: { task: "buy:order:17" } }, ["task: Buy Order QU17"]],
    ["task:7", { fields: ["assigneeId"], details: {} }, ["assigned to"]],
    [
      "customer:7",
      { details: { role: "finance", siteIds: [2, 9] } },
      ["role: Finance", "sites: Cartage lt, 9"],
    ],
    ["customer:7", { fields: ["siteIds"], details: { siteIds: null } }, ["sites: All sites"]],
    ["order:7", { details: { wasPaid: true, mentions: [] } }, ["was paid: yes"]],
    [
      "article:7",
      { details: { publish_at: "2026-11-18T08:00:00.000Z" } },
      ["published on: at 2026-11-18"],
    ],
    ["order:7", { details: { from: "paid", to: "paid" } }, ["Paid"]],
    ["order:7", { details: { from: "paid", wasPaid: true } }, ["Paid", "was paid: yes"]],
    ["product:7", { details: { from: 17 } }, ["from: 17"]],
    ["payment:7", { details: { amountCents: 950, currency: "AED" } }, ["sum: 9.5 AED"]],
    ["payment:7", { details: { amountCents: 950 } }, ["sum: 9.50"]],
    ["order:7", { details: { note: 3, mentions: [10, 12] } }, ["colleagues named: 2"]],
    ["order:7", { details: { amount: 9.5, currency: "EUR", refund: 1 } }, ["sum: 9.5 EUR"]],
    ["site:7", { details: { mark: "text:warranty" } }, ["step: Legal texts: warranty"]],
    ["site:2", { details: { mark: "text:warranty" } }, ["step: Legal texts: Warranty and claims"]],
    ["site:7", { details: { mark: "test-order" } }, ["step: Test order"]],
    ["site:7", { details: { from: "lt" } }, ["from: Cartage lt"]],
    [
      "warehouse:7",
      { details: { countries: ["LV"], added: 1 } },
      ["countries: Latvia", "added: 1"],
    ],
    ["mail_text:lt:welcome", { details: { language: "lt", mail: 4 } }, ["language: Lithuanian"]],
    [
      "run:7",
      { details: { kind: "orders.csv", filters: ["status"] } },
      ["kind: File of orders", "filters: state"],
    ],
    ["categories:1", { details: { tree: "home" } }, ["starting tree: Home"]],
    ["payment:7", { details: { status: "by_hand" } }, ["state: by hand: finance pays it"]],
    [
      "task:7",
      { details: { task: "job_failed:job:send-mail" } },
      ["task: Job failed: Sending an e-mail"],
    ],
    [
      "task:7",
      { details: { task: "step_failed:quotes" } },
      ["task: Work that runs by itself failed: Ending old price offers"],
    ],
  ])("for %s with %j are put into words", (record, row, words) => {
    expect(wordsOf(record, row)).toEqual(words);
  });

  test("are shown as written if there is no word for them", () => {
    expect(wordsOf("comet:7", { fields: ["tail"], details: { a: { b: 1 } } })).toEqual([
      "tail",
      "a: b: 1",
    ]);
    expect(wordsOf("order:7", { details: { from: "lost in space" } })).toEqual(["lost in space"]);
    expect(recordWords("comet:7", formats)).toBe("comet:7");
  });
});

test("a version lists each field before and after the change", () => {
  const row = { ...rowOf("product:7"), fields: ["price", "hidden_on", "is_pro"] };
  const before = { price: 12.5, hidden_on: [], is_pro: null };
  const after = { price: 11, hidden_on: [2], is_pro: true };
  expect(changeWords(row, { before, after }, formats)).toEqual([
    { field: "price", before: "12.5", after: "11" },
    { field: "hidden on sites", before: "–", after: "Cartage lt" },
    { field: "only for Pro", before: "", after: "yes" },
  ]);
  expect(changeWords(row, { before, after: null }, formats)[0]?.after).toBe("");
});

test.each([
  ["order:17", "Order QU17"],
  ["product:17", "Product Sandals"],
  ["product:18", "Product 18"],
  ["courier:lp_express", "Courier LP Express"],
  ["site:2", "Site Cartage lt"],
  ["site:9", "Site 9"],
  ["role:finance", "Role Finance"],
  ["job:apply-import-2", "Job Importing a list of goods"],
  ["vat:LV", "VAT, Latvia"],
  ["article:pages.warranty.2:lt", "Article Warranty and claims, Cartage lt, Lithuanian"],
  ["article:faq.air-or-sea.all", "Article air-or-sea"],
  ["text:lt:cart.title", "Text cart.title, Cartage lt"],
  ["mail_text:lt:order-paid", "Text of an e-mail, Order paid, Cartage lt"],
  ["payment-method:2:2", "Payment method PayPal, Cartage lt"],
])("the record %s is named %s", (record, words) => {
  expect(recordWords(record, formats)).toBe(words);
});

test.each(LANGUAGES)("records and fields have words in %s", (language) => {
  const own = { ...formats, t: wordsIn(language) };
  expect(recordWords("order:17", own)).toMatch(/^\p{L}+ QU17$/u);
  expect(fieldWords("old_price", "variant:1", own)).not.toBe("old_price");
  expect(fieldWords("zip", "order:1", own)).not.toBe("zip");
});

test("a person is shown by name, email or number", () => {
  const email = "ona@cartage.example";
  expect(personWords({ id: 19, name: "Ona B", email }, formats)).toBe("Ona B");
  expect(personWords({ id: 19, name: "", email }, formats)).toBe(email);
  expect(personWords({ id: 19, name: "", email: null }, formats)).toBe("Customer 19");
});
