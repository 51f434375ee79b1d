import { describe, expect, test } from "vitest";
import { baseKey } from "#i18n/plural-keys.ts";
import { missingParams, neededNames, unusedKeys, wrongForms } from "./message-tables.ts";
import { findKeys } from "./used-keys.ts";

const bases = new Set(["cart.title", "cart.state.open", "cart.items"]);
const ask = (key: string, params?: string[]) => ({ file: "a.tsx", line: 1, key, params });

describe("message keys in source code", () => {
  test.each([
    ['t("cart.title")', ["cart.title"]],
    ['t(isOpen ? "ui.close" : "ui.open")', ["ui.close", "ui.open"]],
    ['i18n.t("cart.title", params)', ["cart.title"]],
    [`t(\`cart.state.\${state}\`)`, ["cart.state.*"]],
    [`t(\`home.\${part}.title\`)`, ["home.*.title"]],
    ["t(key)", []],
    ['sort("cart.title")', []],
  ])("are read from %s", (text, keys) => {
    expect(findKeys({ path: "a.tsx", text }).uses.map(({ key }) => key)).toEqual(keys);
  });

  test("are mentions if they are passed as data", () => {
    const { mentions } = findKeys({
      path: "a.ts",
      text: 'const links = [{ label: "cart.title" }];',
    });
    expect(mentions).toContain("cart.title");
  });

  test("are a pattern of all keys with a given prefix", () => {
    const { mentions } = findKeys({ path: "a.ts", text: 'keyUnder("cart.state", state)' });
    expect(mentions).toContain("cart.state.*");
  });

  test.each([
    ['t("a.b", { count, name: 1 })', ["count", "name"]],
    ['t("a.b")', []],
    ['t("a.b", params)', undefined],
    ['t("a.b", { ...params })', undefined],
  ])("come with parameters: %s gives %j", (text, params) => {
    expect(findKeys({ path: "a.tsx", text }).uses[0]?.params).toEqual(params);
  });
});

test("unused keys are found, except those that match a pattern", () => {
  expect(unusedKeys(bases, new Set(["cart.title", "cart.state.*"]))).toEqual(["cart.items"]);
  expect(unusedKeys(bases, new Set(["*", "cart.items"]))).toEqual([
    "cart.title",
    "cart.state.open",
  ]);
});

test("missing and unneeded plural forms are found", () => {
  const table = { "cart.items_one": "", "cart.items_other": "", "cart.items_zero": "" };
  expect(wrongForms("ru", table)).toEqual([
    "cart.items lacks _few",
    "cart.items lacks _many",
    "cart.items cannot use _zero",
  ]);
});

test("parameters that a text needs but a call omits are found", () => {
  const table = {
    "cart.items_one": "{{ count }} thing",
    "cart.items_other": "{{count}} of {{total}}",
  };
  expect(neededNames("cart.items", table)).toEqual(["count", "total"]);
  expect(missingParams(ask("cart.items", ["count"]), table)).toEqual(["total"]);
  expect(missingParams(ask("cart.items"), table)).toEqual([]);
});

test("a plural key is reduced to its base key", () => {
  expect(baseKey("cart.items_one", { "cart.items_one": "", "cart.items_other": "" })).toBe(
    "cart.items",
  );
  expect(baseKey("cart.number_one", { "cart.number_one": "" })).toBe("cart.number_one");
});
