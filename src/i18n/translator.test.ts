import { describe, expect, test } from "vitest";
import { keyUnder } from "#core/message-key.ts";
import { createTranslator, showKeys } from "./translator.ts";

const lithuanian = createTranslator("lt", {
  "cart.title": "Krepšelis",
  "mail.hello_name": "Labas, {{name}}, {{ name }}",
  "cart.goods_one": "{{count}} prekė",
  "cart.goods_few": "{{count}} prekės",
  "cart.goods_other": "{{count}} prekių",
});

test("a key is translated to its text", () => {
  expect(lithuanian("cart.title")).toBe("Krepšelis");
});

test("a missing translation falls back to the key", () => {
  expect(lithuanian("cart.open")).toBe("cart.open");
});

test("placeholders with double braces are replaced, and unknown ones stay visible", () => {
  expect(lithuanian("mail.hello_name", { name: "Rasa" })).toBe("Labas, Rasa, Rasa");
  expect(lithuanian("mail.hello_name", { other: 1 })).toBe("Labas, {{name}}, {{ name }}");
});

test("a replacement value with special characters is inserted literally", () => {
  expect(lithuanian("mail.hello_name", { name: "$&" })).toBe("Labas, $&, $&");
});

describe("plural forms", () => {
  test.each([
    [1, "1 prekė"],
    [2, "2 prekės"],
    [10, "10 prekių"],
    [21, "21 prekė"],
  ])("follow the language: %d → %s", (count, text) => {
    expect(lithuanian("cart.goods", { count })).toBe(text);
  });
});

test("showKeys returns the key in place of the text", () => {
  expect(showKeys("cart.title")).toBe("cart.title");
});

test("a key that English does not have is a type error", () => {
  // @ts-expect-error: a typing error
  expect(lithuanian("cart.titel")).toBe("cart.titel");
  // @ts-expect-error: with a count it is asked for as cart.goods
  expect(lithuanian("cart.goods_other")).toBe("{{count}} prekių");
  const state: "active" | "none" = "active";
  // @ts-expect-error: a part of a key has to fit, too
  expect(showKeys(`pro.state.${state as "active" | "none"}`)).toBe("pro.state.active");
  // @ts-expect-error: nothing begins so
  expect(showKeys(keyUnder("pro.stat", state))).toBe("pro.stat.active");
});
