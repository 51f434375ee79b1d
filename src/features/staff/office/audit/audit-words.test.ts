import { describe, expect, test } from "vitest";
import { readOfficeMessages } from "#i18n/fixtures/read-messages.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator } from "#i18n/translator.ts";
import type { AuditRow } from "../../staff-calls.ts";
import { detailWords, fieldWords, recordWords } from "./audit-words.ts";

const wordsIn = (language: string) => createTranslator(language, readOfficeMessages(language));
const t = wordsIn("en");
const formats = {
  t,
  dayAndTime: (at: string) => `at ${at.slice(0, 10)}`,
  money: (cents: number, currency = "EUR") => `${cents / 100} ${currency}`,
  siteName: (id: number) => (id === 2 ? "Cartage lt" : undefined),
};
const wordsOf = (record: string, row: Partial<Pick<AuditRow, "fields" | "details">>) =>
  detailWords(
    {
      id: 1,
      at: "",
      who: null,
      way: "office",
      action: "",
      request_id: null,
      record,
      fields: [],
      details: {},
      ...row,
    },
    formats,
  );

describe("what a row of the audit log says", () => {
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
    ["product:7", { fields: ["name.lt", "category_ids"] }, ["name (lt), categories"]],
    ["task:7", { details: { task: "buy:order:17" } }, ["task: Buy Order QU17"]],
    ["task:7", { fields: ["assigneeId"], details: {} }, ["assigned to"]],
    [
      "customer:7",
      { details: { role: "finance", siteIds: [2, 9] } },
      ["role: Finance", "sites: Cartage lt, 9"],
    ],
    ["customer:7", { details: { siteIds: null } }, ["sites: All sites"]],
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
    ["site:7", { details: { mark: "test-order" } }, ["step: Test order"]],
  ])("%s %j", (record, row, words) => {
    expect(wordsOf(record, row)).toEqual(words);
  });

  test("stays as it is written where there is no word for it", () => {
    expect(wordsOf("comet:7", { fields: ["tail"], details: { a: { b: 1 } } })).toEqual([
      "tail",
      'a: {"b":1}',
    ]);
    expect(wordsOf("order:7", { details: { from: "lost in space" } })).toEqual(["lost in space"]);
    expect(recordWords("comet:7", t)).toBe("comet:7");
  });
});

test.each(LANGUAGES)("records and fields have words in %s", (language) => {
  const own = wordsIn(language);
  expect(recordWords("order:17", own)).toMatch(/^\p{L}+ QU17$/u);
  expect(fieldWords("old_price", "variant:1", own)).not.toBe("old_price");
  expect(fieldWords("zip", "order:1", own)).not.toBe("zip");
});
