import { expect, it } from "vitest";
import { aText } from "#ports/fixtures/search-document.ts";
import type { SearchText } from "#ports/search.ts";
import { openDictionary } from "../dictionary.ts";
import { stringAt } from "../string-list.ts";
import { TERM_FLAGS } from "../text-buffers.ts";
import { buildBuffers } from "./build-buffers.ts";
import { groupStems } from "./group-stems.ts";

const build = (texts: readonly Partial<SearchText>[], language = "en") =>
  buildBuffers(
    language,
    texts.map((text, doc) => ({ doc, text: aText(text) })),
  );

it("a text index does not depend on the order of the documents", () => {
  const texts = ["red dress", "blue dress", "red hat", "hat"].map((name, doc) => ({
    doc,
    text: aText({ name, manufacturer: "Kite" }),
  }));
  const inOrder = buildBuffers("en", texts);
  for (const order of [
    [3, 2, 1, 0],
    [0, 2, 1, 3],
    [1, 0, 2, 3],
  ]) {
    const mixed = buildBuffers(
      "en",
      order.flatMap((at) => texts[at] ?? []),
    );
    expect(mixed.postingDocs).toEqual(inOrder.postingDocs);
    expect(mixed.postingPlaces).toEqual(inOrder.postingPlaces);
    expect(mixed.nameLengths).toEqual(inOrder.nameLengths);
  }
  expect([...inOrder.nameLengths]).toEqual([2, 2, 2, 1]);
});

function flagsOf(texts: readonly Partial<SearchText>[]) {
  const dictionary = openDictionary(build(texts));
  return (word: string) => {
    const flags = dictionary.flags(dictionary.find(word));
    return Object.entries(TERM_FLAGS).flatMap(([name, flag]) => (flags & flag ? [name] : []));
  };
}

it("a text index flags which words are completions, brands and names", () => {
  const flags = flagsOf([
    {
      name: "lamp tv 500",
      manufacturer: "Lumen",
      categories: ["Lighting"],
      keywords: ["brass", "Mod 12"],
      description: "bright",
    },
    { name: "apple", manufacturer: "Apple" },
    { name: "apple pie" },
    { name: "apple tart" },
    { name: "orange", manufacturer: "Orange" },
    { name: "orange juice" },
  ]);
  expect(flags("lamp")).toEqual(["completes", "named"]);
  expect(flags("lighting")).toEqual(["completes", "named"]);
  expect(flags("brass")).toEqual(["completes"]);
  expect(flags("bright")).toEqual([]);
  expect(flags("mod")).toEqual([]);
  expect(flags("tv")).toEqual([]);
  expect(flags("500")).toEqual([]);
  expect(flags("lumen")).toEqual(["completes", "brand", "named"]);
  expect(flags("orange")).toEqual(["completes", "brand", "named"]);
  expect(flags("apple")).toEqual(["completes", "named"]);
});

it("a text index reads a limited number of description words and keywords", () => {
  const words = Array.from(
    { length: 60 },
    (_, at) => `w${String.fromCharCode(97 + (at % 26))}${at}`,
  );
  const keywords = Array.from({ length: 70 }, (_, at) => `key${at}`);
  const dictionary = openDictionary(build([{ description: words.join(" "), keywords }]));
  expect(words.filter((word) => dictionary.find(word) >= 0)).toEqual(words.slice(0, 48));
  expect(keywords.filter((word) => dictionary.find(word) >= 0)).toEqual(keywords.slice(0, 64));
  const long = Array.from({ length: 40 }, (_, at) => `${"abcdefghij".repeat(2)}${at}`);
  const cut = openDictionary(build([{ description: long.join(" ") }]));
  expect(long.filter((word) => cut.find(word) >= 0)).toHaveLength(25);
});

it("a text index also joins split numbers, and numbers with their units, into one word", () => {
  const knows = (name: string, word: string) => openDictionary(build([{ name }])).find(word) >= 0;
  for (const word of ["20", "000", "20000", "20000mah", "000mah"]) {
    expect(knows("Power 20 000 mAh", word), word).toBe(true);
  }
  expect(knows("5 000 mAh", "5000mah")).toBe(true);
  expect(knows("100 000 lm", "100000")).toBe(true);
  expect(knows("disk 128 gb", "128gb")).toBe(true);
  expect(knows("gb 128", "128gb")).toBe(false);
  expect(knows("for 2 gb", "2gb")).toBe(true);
  const apart = ["05 000", "1234 567", "1.5 000", "5 12", "5 1234", "lamp 000", "000 lamp"];
  for (const name of apart) expect(knows(name, name.replace(" ", "")), name).toBe(false);
});

it("the stem of a brand has и in place of й", () => {
  const flags = Uint8Array.of(TERM_FLAGS.brand);
  const { stemChars, stemStarts } = groupStems("ru", ["бойко"], flags);
  expect(stringAt({ chars: stemChars, starts: stemStarts }, 0)).toBe("боико");
});

it("a text index shows a word in its most common spelling", () => {
  const texts = [{ name: "Žieminiai" }, { name: "žieminiai" }, { name: "zieminiai" }];
  const dictionary = openDictionary(build(texts, "lt"));
  expect(dictionary.surface(dictionary.find("zieminiai"))).toBe("žieminiai");
  const plain = openDictionary(build([{ name: "Lamp" }]));
  expect(plain.surface(plain.find("lamp"))).toBe("lamp");
});

it("the postings of a word list each document and distinguish its places", () => {
  const buffers = build([
    { name: "a lamp" },
    { keywords: ["lamp"] },
    { categories: ["x", "lamp"] },
  ]);
  const dictionary = openDictionary(buffers);
  const term = dictionary.find("lamp");
  expect(dictionary.documents(term)).toBe(3);
  const [start, end] = [buffers.postingStarts[term], buffers.postingStarts[term + 1]];
  expect([...buffers.postingDocs.subarray(start, end)]).toEqual([0, 1, 2]);
  expect(new Set(buffers.postingPlaces.subarray(start, end)).size).toBe(3);
  const own = build([{ categories: ["lamp"] }, { categories: ["x", "lamp"] }]);
  const at = own.postingStarts[openDictionary(own).find("lamp")] ?? 0;
  expect(own.postingPlaces[at]).not.toBe(own.postingPlaces[at + 1]);
});
