import { describe, expect, it } from "vitest";
import { DEMO_GOODS, type Good } from "#demo/catalogue/goods.ts";
import { matchAll } from "../fixtures/found-docs.ts";
import { buildTextIndex } from "../text-index.ts";
import { demoTexts } from "./fixtures/demo-texts.ts";
import { en } from "./fixtures/en.ts";
import { et } from "./fixtures/et.ts";
import { lt } from "./fixtures/lt.ts";
import { lv } from "./fixtures/lv.ts";
import { type QueryCase, queryCases } from "./fixtures/query-case.ts";
import { ru } from "./fixtures/ru.ts";

const TOP = 3;
const LEAST_SHARE = 0.95;
const CASES = Object.entries({ en, lt, lv, et, ru }).map(
  ([language, table]) => [language, queryCases(table)] as const,
);
const GOODS = new Map(DEMO_GOODS.map((good) => [good.slug, good]));

function fits(good: Good, wanted: QueryCase): boolean {
  return (
    wanted.types.includes(good.type.key) &&
    (wanted.brand === undefined || good.brand === wanted.brand) &&
    (wanted.spec === undefined || good.spec === wanted.spec) &&
    (wanted.colour === undefined || good.colours.some(({ key }) => key === wanted.colour)) &&
    (wanted.model === undefined || good.model === wanted.model)
  );
}

/** The top products in the engine's order: by score, then by amount paid, then by number. */
function searcher(language: string): (query: string) => Good[] {
  const texts = demoTexts(language);
  const index = buildTextIndex(
    language,
    texts.map(({ text }, doc) => ({ doc, text })),
  );
  const paid = (doc: number) => texts[doc]?.product.paidAmountCents ?? 0;
  return (query) => {
    const { docs, scores } = matchAll(index, query);
    return [...docs.keys()]
      .map((at) => ({ doc: docs[at] as number, score: scores[at] as number }))
      .sort((a, b) => b.score - a.score || paid(b.doc) - paid(a.doc) || a.doc - b.doc)
      .slice(0, TOP)
      .flatMap(({ doc }) => GOODS.get(texts[doc]?.product.slug ?? "") ?? []);
  };
}

describe("search of the demo catalogue", () => {
  const answers = CASES.flatMap(([language, cases]) => {
    const search = searcher(language);
    return cases.map((wanted) => {
      const found = search(wanted.query);
      const there = DEMO_GOODS.filter((good) => fits(good, wanted)).length;
      const first = found.slice(0, there);
      const isRight = first.length > 0 && first.every((good) => fits(good, wanted));
      const seen = found.map(({ slug }) => slug).join(", ") || "nothing";
      return { language, isRight, line: `${language} "${wanted.query}": ${seen}` };
    });
  });

  it("has at least 30 test queries per language, with known product types", () => {
    expect(answers.length).toBeGreaterThanOrEqual(150);
    for (const [, cases] of CASES) expect(cases.length).toBeGreaterThanOrEqual(30);
    const known = new Set(DEMO_GOODS.map(({ type }) => type.key));
    for (const { query, types } of CASES.flatMap(([, cases]) => cases)) {
      expect(types, query).not.toEqual([]);
      for (const type of types) expect(known, query).toContain(type);
    }
  });

  it.each(CASES.map(([language]) => language))("puts relevant products first in %s", (language) => {
    const own = answers.filter((answer) => answer.language === language);
    const wrong = own.filter(({ isRight }) => !isRight).map(({ line }) => line);
    expect(1 - wrong.length / own.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_SHARE);
  });
});
