import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readSheet = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

test("breadcrumbs have the slash after each item, never before it", () => {
  const css = readSheet("crumbs.css");
  expect(css).toMatch(/\.crumbs li:not\(:last-child\)::after \{\s+content: "\/"/);
  expect(css).not.toMatch(/\.crumbs li \+ li::before/);
});

test("table cells are aligned to the middle", () => {
  expect(readSheet("table-cards.css")).toMatch(/\.table-cards td \{[^}]*vertical-align: middle/);
});

test("paragraphs avoid a single word on their last line", () => {
  expect(readSheet("base.css")).toMatch(/\np,\nli,\ndd \{\s+text-wrap: pretty/);
});

test.each(["card/card.css .colour-dot", "product/options.css .colour-option-dot"])(
  "a colour dot has a visible border: %s",
  (where) => {
    const [file = "", name = ""] = where.split(" ");
    const url = new URL(`../../features/catalogue/shop/${file}`, import.meta.url);
    const rule = readFileSync(url, "utf8").split(`\n${name} {`)[1]?.split("}")[0];
    expect(rule).toMatch(/box-shadow: inset 0 0 0 1px color-mix\(in srgb, var\(--ink\)/);
  },
);

test("the article about damaged parcels links to the claim form in every language", () => {
  const shared = new URL("../../../content/shared/", import.meta.url);
  const languages = readdirSync(shared).filter((name) => /^[a-z]{2}$/.test(name));
  expect(languages.length).toBeGreaterThanOrEqual(5);
  for (const language of languages) {
    const text = readFileSync(new URL(`${language}/faq/damaged-parcel.md`, shared), "utf8");
    expect(text, language).toContain("](/claim-form)");
  }
});
