import { LANGUAGES } from "#i18n/languages.ts";
import type { SearchDocument, SearchText } from "#ports/search.ts";
import { benchProduct, type CategoryIds, toDocument } from "../catalogue/bench-product.ts";
import { LANGUAGE } from "../catalogue/settings.ts";
import type { SourceRow } from "../catalogue/source-rows.ts";

type Language = (typeof LANGUAGES)[number];

/** Endings that each language's stemmer knows, because the source has only English words. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: [""],
  lt: ["as", "ai", "ė"],
  lv: ["s", "ai", "ības"],
  et: ["", "id", "ga"],
  ru: ["ый", "ая", "ов"],
};
const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz"].map((sign, at) => [
    sign,
    "абцдефгхийклмнопкрстуввхиз"[at] ?? sign,
  ]),
);

function wordIn(language: Language, word: string): string {
  const endings = ENDINGS[language];
  const ending = endings[word.length % endings.length] ?? "";
  if (language !== "ru") return word + ending;
  return [...word.toLowerCase()].map((sign) => CYRILLIC[sign] ?? sign).join("") + ending;
}

const known = new Map<string, string>();

function textIn(language: Language, text: string): string {
  if (language === "en") return text;
  const key = `${language} ${text}`;
  const made =
    known.get(key) ??
    text
      .split(" ")
      .map((word) => wordIn(language, word))
      .join(" ");
  known.set(key, made);
  return made;
}

function textsIn(language: Language, text: SearchText): SearchText {
  const [sku = "", ...keywords] = text.keywords;
  return {
    ...text,
    name: textIn(language, text.name),
    categories: text.categories.map((name) => textIn(language, name)),
    keywords: [sku, ...keywords.map((word) => textIn(language, word))],
  };
}

/** Products of the enlarged catalogue with texts in five languages. */
export function* documents(
  rows: readonly SourceRow[],
  { first, last, ids }: { first: number; last: number; ids: CategoryIds },
): Generator<SearchDocument> {
  for (let id = first; id <= last; id += 1) {
    const document = toDocument(benchProduct(rows, id), ids);
    const english = document.texts[LANGUAGE] as SearchText;
    const texts = LANGUAGES.map((language) => [language, textsIn(language, english)]);
    yield { ...document, texts: Object.fromEntries(texts) };
  }
}
