import { expect, test } from "vitest";
import { BRANDS } from "./brands/all-brands.ts";
import { DEMO_CATEGORIES } from "./categories/all-categories.ts";
import { demoProducts } from "./demo-products.ts";
import { DEMO_FIELDS } from "./fields/all-fields.ts";
import { DEMO_FLAGS } from "./flags.ts";
import { PRODUCT_TYPES } from "./product-types/all-product-types.ts";
import { DEMO_SELLERS } from "./sellers.ts";
import { DEMO_SIZE_CHARTS } from "./size-charts.ts";
import { TEXTS } from "./texts/all-texts.ts";

const LANGUAGES = ["en", "et", "lt", "lv", "ru"];
type Texts = Readonly<Record<string, string>>;

const sentences: readonly Texts[] = [
  ...Object.values(TEXTS).flatMap((texts) => Object.values(texts)),
  ...BRANDS.map(({ about }) => about),
  ...DEMO_SELLERS.map(({ about }) => about),
];
const titles: readonly Texts[] = [
  ...PRODUCT_TYPES.map(({ noun }) => noun),
  ...DEMO_CATEGORIES.map(({ names }) => names),
  ...DEMO_FIELDS.flatMap((field) => [field.titles, ...field.values.map((value) => value.titles)]),
  ...DEMO_FLAGS.map(({ names }) => names),
  ...DEMO_SIZE_CHARTS.flatMap((chart) => [chart.titles, ...chart.columns]),
];
const products = demoProducts("2026-11-15", {}, () => []);

test("every text has all five languages and is not empty", () => {
  const all = [
    ...sentences,
    ...titles,
    ...products.flatMap(({ names, descriptions }) => [names, descriptions]),
  ];
  for (const text of all) {
    expect(Object.keys(text).sort(), text.en).toEqual(LANGUAGES);
    for (const words of Object.values(text)) {
      expect(words).toBe(words.trim());
      expect(words).not.toBe("");
      expect(words).not.toContain("undefined");
    }
  }
});

test("every sentence differs between all five languages", () => {
  for (const text of sentences) {
    expect(new Set(Object.values(text)).size, text.en).toBe(5);
    expect(text.ru, text.en).toMatch(/[а-яё]/i);
    for (const words of Object.values(text)) expect(words).toMatch(/[.!?]$/);
  }
});

test("only Russian texts contain Cyrillic letters", () => {
  for (const text of [...sentences, ...titles]) {
    const { ru: _russian, ...latin } = text;
    for (const words of Object.values(latin)) expect(words).not.toMatch(/[а-яё]/i);
  }
});

/** Words that two of the languages really share. */
const LOANS = new Set(["Monitor", "Monitors", "monitor"]);

test("nouns differ between languages, except loanwords", () => {
  for (const { noun } of PRODUCT_TYPES) {
    const own = Object.values(noun).filter((word) => !LOANS.has(word));
    expect(new Set(own.map((word) => word.toLowerCase())).size, noun.en).toBe(own.length);
  }
});

test("Russian titles are translated, unless they are numbers, units or standards", () => {
  const letters = /[a-z]{3,}/i;
  const standards = /^(Bluetooth|Wi-Fi|HDMI|USB-C|Full HD|QHD|4K UHD|SPF \d+|IP\w+|5 ATM|XXL)$/;
  for (const { en = "", ru } of titles) {
    if (letters.test(en) && !standards.test(en)) expect(ru, en).toMatch(/[а-яё]/i);
  }
});

test("descriptions have up to three paragraphs and rarely repeat", () => {
  for (const { descriptions } of products) {
    for (const text of Object.values(descriptions)) {
      expect(text.split("\n\n").length).toBeLessThanOrEqual(3);
      expect(text.length).toBeGreaterThan(120);
      expect(text.length).toBeLessThan(900);
    }
  }
  const different = new Set(products.map(({ descriptions }) => descriptions.en));
  expect(different.size / products.length).toBeGreaterThan(0.95);
});
