import { describe, expect, test } from "vitest";
import { createTranslator, showKeys } from "./translator.ts";

const lithuanian = createTranslator("lt", {
  "cart.title": "Krepšelis",
  "cart.greeting": "Labas, {{name}}, {{ name }}",
  "cart.items_one": "{{count}} prekė",
  "cart.items_few": "{{count}} prekės",
  "cart.items_other": "{{count}} prekių",
});

test("a key gives its text", () => {
  expect(lithuanian("cart.title")).toBe("Krepšelis");
});

test("a missing translation falls back to the key", () => {
  expect(lithuanian("cart.nothing")).toBe("cart.nothing");
});

test("placeholders use double braces; an unknown one stays visible", () => {
  expect(lithuanian("cart.greeting", { name: "Rasa" })).toBe("Labas, Rasa, Rasa");
  expect(lithuanian("cart.greeting", { other: 1 })).toBe("Labas, {{name}}, {{ name }}");
});

test("a value is put in as it is, not read as a pattern", () => {
  expect(lithuanian("cart.greeting", { name: "$&" })).toBe("Labas, $&, $&");
});

describe("plurals follow the language", () => {
  test.each([
    [1, "1 prekė"],
    [2, "2 prekės"],
    [10, "10 prekių"],
    [21, "21 prekė"],
  ])("%d → %s", (count, text) => {
    expect(lithuanian("cart.items", { count })).toBe(text);
  });
});

test("a translator's view shows keys", () => {
  expect(showKeys("cart.title")).toBe("cart.title");
});
