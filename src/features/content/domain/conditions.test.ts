import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { applyConditions, conditionsOf } from "./conditions.ts";

const OFFERS = { forwarding: true, create_order: false };

test.each([
  ["plain {{site.name}}", "plain {{site.name}}"],
  ["a{{#forwarding}}, b{{/forwarding}}.", "a, b."],
  ["a{{#create_order}}, b{{/create_order}}.", "a."],
  ["a{{^create_order}}, b{{/create_order}}.", "a, b."],
  ["a{{#nobody}}, b{{/nobody}}.", "a."],
  ["a{{#constructor}}, b{{/constructor}}.", "a."],
  ["{{#forwarding}}a{{#create_order}}b{{/create_order}}c{{/forwarding}}", "ac"],
  ["{{#forwarding}}a{{/forwarding}}b{{#forwarding}}c{{/forwarding}}", "abc"],
  ["{{#forwarding}}a{{#forwarding}}b{{/forwarding}}c{{/forwarding}}", "abc"],
  ["{{#forwarding}}a{{#create_order}}b{{/forwarding}}c", "a{{#create_order}}bc"],
  ["{{#create_order}}a{{#forwarding}}b{{/create_order}}c{{/forwarding}}", "c{{/forwarding}}"],
  ["{{#forwarding}} without an end", "{{#forwarding}} without an end"],
  ["without a beginning {{/forwarding}}", "without a beginning {{/forwarding}}"],
  ["{{#forwarding}}a{{/forwarding}}b{{/forwarding}}", "ab{{/forwarding}}"],
  ["{{#forwarding}}a{{#nobody}}b{{/forwarding}}c{{/nobody}}", "a{{#nobody}}bc{{/nobody}}"],
  ["{{#nobody}}\na", "{{#nobody}}\na"],
  ["a {{#forwarding}}\nb {{/forwarding}}\nc", "a \nb \nc"],
])("%j is rendered as %j", (text, shown) => {
  expect(applyConditions(text, OFFERS)).toBe(shown);
});

test("conditions on lines of their own leave no empty lines in a list", () => {
  const text =
    "- a\n{{#forwarding}}\n- b\n{{/forwarding}}\n{{#create_order}}\n- c\n{{/create_order}}\n- d\n";
  expect(applyConditions(text, OFFERS)).toBe("- a\n- b\n- d\n");
});

test("thousands of nested or unclosed conditions are handled in one pass", () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `a${at}`);
  const deep = `${names.map((name) => `{{^${name}}}`).join("")}x${names
    .toReversed()
    .map((name) => `{{/${name}}}`)
    .join("")}`;
  expect(applyConditions(deep, OFFERS)).toBe("x");
  const endless = `${"{{^a}}".repeat(16_000)}{{/b}}`;
  expect(applyConditions(endless, OFFERS)).toBe(endless);
});

test("conditions have the site's switches and whether phone and VAT code are known", () => {
  const { switches, company } = buildTestSite();
  const of = (phone: string, vatCode: string) =>
    conditionsOf({ switches, company: { ...company, phone, vatCode } });
  expect(of("+370 600 00000", "")).toEqual({
    ...switches,
    company_phone: true,
    company_vat: false,
  });
  expect(of("", "LT100000000001")).toEqual({
    ...switches,
    company_phone: false,
    company_vat: true,
  });
});
