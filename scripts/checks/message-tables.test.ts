import { describe, expect, test } from "vitest";
import { baseKey } from "#i18n/plural-keys.ts";
import { missingParams, neededNames, unusedKeys, wrongForms } from "./message-tables.ts";
import { findKeys } from "./used-keys.ts";

const bases = new Set(["cart.title", "cart.state.open", "cart.items"]);
const ask = (key: string, params?: string[]) => ({ file: "a.tsx", line: 1, key, params });

describe("what a source asks for", () => {
  test.each([
    ['t("cart.title")', ["cart.title"]],
    ['t(isOpen ? "ui.close" : "ui.open")', ["ui.close", "ui.open"]],
    ['i18n.t("cart.title", params)', ["cart.title"]],
    [`t(\`cart.state.\${state}\`)`, ["cart.state.*"]],
    [`t(\`home.\${part}.title\`)`, ["home.*.title"]],
    ["t(key)", []],
    ['sort("cart.title")', []],
  ])("%s", (text, keys) => {
    expect(findKeys({ path: "a.tsx", text }).uses.map(({ key }) => key)).toEqual(keys);
  });

  test("a key handed on as data is a mention", () => {
    const { mentions } = findKeys({
      path: "a.ts",
      text: 'const links = [{ label: "cart.title" }];',
    });
    expect(mentions).toContain("cart.title");
  });

  test("a key under a prefix may be any that begins so", () => {
    const { mentions } = findKeys({ path: "a.ts", text: 'keyUnder("cart.state", state)' });
    expect(mentions).toContain("cart.state.*");
  });

  test.each([
    ['t("a.b", { count, name: 1 })', ["count", "name"]],
    ['t("a.b")', []],
    ['t("a.b", params)', undefined],
    ['t("a.b", { ...params })', undefined],
  ])("%s hands over %j", (text, params) => {
    expect(findKeys({ path: "a.tsx", text }).uses[0]?.params).toEqual(params);
  });
});

test("unused keys are found, those of a pattern are not", () => {
  expect(unusedKeys(bases, new Set(["cart.title", "cart.state.*"]))).toEqual(["cart.items"]);
  expect(unusedKeys(bases, new Set(["*", "cart.items"]))).toEqual([
    "cart.title",
    "cart.state.open",
  ]);
});

test("missing and useless plural forms are found", () => {
  const table = { "cart.items_one": "", "cart.items_other": "", "cart.items_zero": "" };
  expect(wrongForms("ru", table)).toEqual([
    "cart.items lacks _few",
    "cart.items lacks _many",
    "cart.items cannot use _zero",
  ]);
});

test("names that a text needs and a call does not give are found", () => {
  const table = {
    "cart.items_one": "{{ count }} thing",
    "cart.items_other": "{{count}} of {{total}}",
  };
  expect(neededNames("cart.items", table)).toEqual(["count", "total"]);
  expect(missingParams(ask("cart.items", ["count"]), table)).toEqual(["total"]);
  expect(missingParams(ask("cart.items"), table)).toEqual([]);
});

test("a plural key is known by its base", () => {
  expect(baseKey("cart.items_one", { "cart.items_one": "", "cart.items_other": "" })).toBe(
    "cart.items",
  );
  expect(baseKey("cart.number_one", { "cart.number_one": "" })).toBe("cart.number_one");
});
