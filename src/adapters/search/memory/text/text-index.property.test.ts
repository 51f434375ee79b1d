import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rawTokens } from "./analysis/raw-tokens.ts";
import { tokenForms } from "./analysis/token-forms.ts";
import { matchAll } from "./fixtures/found-docs.ts";
import { buildTextIndex, openTextIndex } from "./text-index.ts";

// Hundreds of random texts take long if all cores are busy.

const LANGUAGES = ["en", "lt", "lv", "et", "ru", "de"];
const WORDS =
  'batai batų Batelis šalikas sony sonos wh-1000 128 gb 128gb 55" кроссовки черный йод иод kott jope talvejope shoe shoes a';

const word = fc.constantFrom(...WORDS.split(" "));
const name = fc.array(word, { minLength: 0, maxLength: 6 }).map((words) => words.join(" "));
const text = fc.record({
  name,
  manufacturer: fc.constantFrom("Sony", "Sonos", "", "Geltona Kėdė"),
  categories: fc.array(name, { maxLength: 2 }),
  keywords: fc.array(name, { maxLength: 2 }),
  description: name,
});
const texts = fc.array(text, { maxLength: 25 });
const language = fc.constantFrom(...LANGUAGES);

type Text = typeof text extends fc.Arbitrary<infer T> ? T : never;

const index = (lang: string, list: readonly Text[]) =>
  buildTextIndex(
    lang,
    list.map((one, doc) => ({ doc, text: one })),
  );

const allWords = (one: Text) =>
  [one.name, one.manufacturer, ...one.categories, ...one.keywords, one.description].flatMap(
    (field) => rawTokens(field).map((raw) => tokenForms(raw).whole),
  );

describe("a text index", () => {
  it("finds every document that has the word in any field", () => {
    fc.assert(
      fc.property(language, texts, word, (lang, list, typed) => {
        const found = new Set(matchAll(index(lang, list), typed).docs);
        const wanted = tokenForms(typed).whole;
        list.forEach((one, doc) => {
          if (allWords(one).includes(wanted)) expect(found).toContain(doc);
        });
      }),
    );
  });

  it("finds exactly the documents with a word that has no other forms", () => {
    const plain = fc.constantFrom("zebra", "yacht", "xylem", "qualm");
    const names = fc.array(fc.array(plain, { maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(names, plain, (list, typed) => {
        const built = index(
          "de",
          list.map((words) => ({
            name: words.join(" "),
            manufacturer: "",
            categories: [],
            keywords: [],
            description: "",
          })),
        );
        const wanted = list.flatMap((words, doc) => (words.includes(typed) ? [doc] : []));
        // If there were no match, a similar word might be taken; no two of these words are similar.
        expect([...matchAll(built, typed).docs]).toEqual(wanted);
      }),
    );
  });

  it("returns documents in ascending order, each once, with scores above zero", () => {
    fc.assert(
      fc.property(language, texts, name, (lang, list, typed) => {
        const { docs, scores } = matchAll(index(lang, list), typed);
        expect([...docs]).toEqual([...new Set(docs)].sort((a, b) => a - b));
        expect(scores).toHaveLength(docs.length);
        for (const score of scores) expect(score).toBeGreaterThan(0);
      }),
    );
  });

  it("does not depend on the order of the documents", () => {
    fc.assert(
      fc.property(language, texts, name, (lang, list, typed) => {
        const documents = list.map((one, doc) => ({ doc, text: one }));
        const backwards = buildTextIndex(lang, documents.toReversed());
        expect(matchAll(backwards, typed)).toEqual(
          matchAll(buildTextIndex(lang, documents), typed),
        );
      }),
    );
  });

  it("returns the same results from copied buffers", () => {
    fc.assert(
      fc.property(language, texts, name, (lang, list, typed) => {
        const built = index(lang, list);
        const copy = openTextIndex(structuredClone(built.buffers));
        expect(matchAll(copy, typed)).toEqual(matchAll(built, typed));
        expect(copy.complete(typed, 5)).toEqual(built.complete(typed, 5));
        expect(copy.spellings(typed, 5)).toEqual(built.spellings(typed, 5));
      }),
    );
  });

  it("keeps no state from one query to the next", () => {
    fc.assert(
      fc.property(
        language,
        texts,
        fc.array(name, { maxLength: 4 }),
        name,
        (lang, list, before, typed) => {
          const built = index(lang, list);
          const first = matchAll(built, typed);
          for (const other of before) matchAll(built, other);
          expect(matchAll(built, typed)).toEqual(first);
        },
      ),
    );
  });
});

describe("unusual text", () => {
  const documents = index("lt", [
    {
      name: "Moteriški batai",
      manufacturer: "Sony",
      categories: ["Avalynė"],
      keywords: ["a-1"],
      description: "",
    },
  ]);
  const everything = (typed: string) => [
    matchAll(documents, typed),
    documents.complete(typed, 8),
    documents.spellings(typed, 3),
  ];

  it("does not make a query throw", () => {
    const odd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.stringMatching(/^[*?.()[\]{}^$|\\+%_-]{0,40}$/),
    );
    fc.assert(fc.property(odd, (typed) => void everything(typed)));
  });

  it.each([
    ["ten kilobytes of one word", "batai".repeat(2_000)],
    ["ten thousand words", "batai ".repeat(10_000)],
    ["ten thousand wrong words", "batqi ".repeat(10_000)],
    ["hyphens", "-".repeat(10_000)],
    ["a code of many pieces", "a1".repeat(5_000)],
    ["emoji", "👟👨‍👩‍👧‍👦".repeat(1_000)],
    ["right to left", "حذاء رياضي ".repeat(1_000)],
    ["lone surrogates", "\ud83d\udc5f\ud83d \udc5f".repeat(1_000)],
    ["marks alone", "\u0301".repeat(10_000)],
    ["a letter with many marks", `a${"\u0301".repeat(10_000)}`],
    ["wildcards", ".*%_?".repeat(2_000)],
    ["nothing", ""],
    ["a null", "\0"],
  ])(
    "does not make a query slow: %s",
    (_, typed) => {
      everything(typed);
    },
    20_000,
  );
});
