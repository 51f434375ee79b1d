import { expect, test } from "vitest";
import { applyConditions } from "./conditions.ts";

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
])("%j becomes %j", (text, shown) => {
  expect(applyConditions(text, OFFERS)).toBe(shown);
});

test("marks on lines of their own leave no empty lines in a list", () => {
  const text =
    "- a\n{{#forwarding}}\n- b\n{{/forwarding}}\n{{#create_order}}\n- c\n{{/create_order}}\n- d\n";
  expect(applyConditions(text, OFFERS)).toBe("- a\n- b\n- d\n");
});

test("thousands of marks, within each other or without an end, are read in one pass", () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `a${at}`);
  const deep = `${names.map((name) => `{{^${name}}}`).join("")}x${names
    .toReversed()
    .map((name) => `{{/${name}}}`)
    .join("")}`;
  expect(applyConditions(deep, OFFERS)).toBe("x");
  const endless = `${"{{^a}}".repeat(16_000)}{{/b}}`;
  expect(applyConditions(endless, OFFERS)).toBe(endless);
});
