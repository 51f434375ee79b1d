import { expect, it } from "vitest";
import type { SearchText } from "#ports/search.ts";
import { digestOf } from "../fixtures/digest.ts";
import { matchAll } from "./fixtures/found-docs.ts";
import { en } from "./quality/fixtures/en.ts";
import { et } from "./quality/fixtures/et.ts";
import { lt } from "./quality/fixtures/lt.ts";
import { lv } from "./quality/fixtures/lv.ts";
import { queryCases } from "./quality/fixtures/query-case.ts";
import { ru } from "./quality/fixtures/ru.ts";
import { buildTextIndex, type TextIndex } from "./text-index.ts";

// The tests in `quality` judge whether answers are good. Here they must not change by accident: if you change them on
// purpose, check the quality, and then write down here what this test prints.

/** Products named by these phrases, with words of neighbouring phrases in the other fields. */
function indexOf(language: string, phrases: readonly string[]): TextIndex {
  const phrase = (at: number) => phrases[at % phrases.length] ?? "";
  const texts = phrases.map(
    (name, at): SearchText => ({
      name: at % 3 === 0 ? `${name} ${phrase(at + 1)}` : name,
      manufacturer: at % 2 === 0 ? "Halvorn" : `Brand${at % 5}`,
      categories: [phrase(at + 2)],
      keywords: [phrase(at + 3), `SKU-${at}X`, `${at * 10} cm`],
      description: `${phrase(at + 4)}. ${phrase(at + 5)} ${name}`,
    }),
  );
  return buildTextIndex(
    language,
    texts.map((text, doc) => ({ doc, text })),
  );
}

const swapped = (text: string) =>
  text.slice(0, 2) + [...text.slice(2, 4)].reverse().join("") + text.slice(4);
const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);

/** The phrase as typed, as a prefix, misspelt, run together, reversed, and with an extra word. */
function questionsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  return [
    phrase,
    phrase.slice(0, 4),
    phrase.slice(0, -1),
    swapped(phrase),
    without(phrase, 3),
    `${phrase.slice(0, 3)}x${phrase.slice(3)}`,
    words.join(""),
    words.toReversed().join(" "),
    `${words[0]} halvorn`,
    `${phrase} zzzz`,
    `${words.at(-1)} sku-${phrase.length}x`,
  ];
}

/** Digests of the index, of matches, of completions and of other spellings. */
const DIGESTS = {
  en: "K4g8ozoKDC78 KVmlHTJVtvdp i9B8duhaEcyU UecuizhUTSY4",
  lt: "4PNj2Ra2SCBb F2Nx-3tEiqKc CAlSbq52vd9P YwXf62p80hzJ",
  lv: "OpQZH5YWPfWy pHclidrrwL-u i3Owif3gp_By VBFUaspHz8Lh",
  et: "E3LhRMj_xq8L PTDogK4LCerb OQToW6njR9KO 3F8s15p7C3B-",
  ru: "rgYSSBBFXUgp bEGGJ4SfLWeo gklfDyA_gomA id2CGrMSBcJF",
};
const TABLES = { en, lt, lv, et, ru };

it.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  "search results in %s do not change",
  (language) => {
    const phrases = [...new Set(queryCases(TABLES[language]).map(({ query }) => query))];
    const index = indexOf(language, phrases);
    const questions = phrases.filter((_, at) => at % 8 === 0).flatMap(questionsOf);
    const [buffers, matches, completions, spellings] = DIGESTS[language].split(" ");
    expect(digestOf(index.buffers)).toBe(buffers);
    expect(digestOf(questions.map((text) => matchAll(index, text)))).toBe(matches);
    expect(digestOf(questions.map((text) => index.complete(text, 6)))).toBe(completions);
    expect(digestOf(questions.map((text) => index.spellings(text, 3)))).toBe(spellings);
  },
);
