import { describe, expect, it } from "vitest";
import { matchAll } from "./fixtures/found-docs.ts";
import { buildTextIndex, openTextIndex, type TextIndex } from "./text-index.ts";

const EMPTY = { manufacturer: "", categories: [], keywords: [], description: "" };

function indexOf(language: string, names: readonly string[]): TextIndex {
  return buildTextIndex(
    language,
    names.map((name, doc) => ({ doc, text: { ...EMPTY, name } })),
  );
}

/** The documents found, best first. */
function found(index: TextIndex, text: string): number[] {
  const { docs, scores } = matchAll(index, text);
  return [...docs.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .map((at) => docs[at] as number);
}

describe("a search", () => {
  const index = indexOf("en", [
    "Running shoes blue",
    "Shoe rack",
    "Blue shirt",
    "Sony WH-1000XM4 headphones",
    "iPhone 15 128GB",
    "Monitor 27 inch",
    "Power bank 20 000 mAh",
    "Cotton T-shirt",
    "Cotton shirt",
  ]);

  it.each([
    ["blue shoes", [0]],
    ["shoes", [0, 1]],
    ["shoe", [1, 0]],
    ["wh1000xm4", [3]],
    ["wh 1000", [3]],
    ["wh-1000", [3]],
    ["wh1000 sony", [3]],
    ["128 gb", [4]],
    ["128gb", [4]],
    ["iphone15", [4]],
    ['27"', [5]],
    ["27 inches", [5]],
    ["27inch monitor", [5]],
    ["20000mah", [6]],
    ["20000 mAh", [6]],
    ["20 000 mah", [6]],
    ["tshirt", [7]],
    ["t shirt", [7]],
    ["cotton shirt", [8, 7]],
    ["cottonshirt", [8, 7]],
    ["head phones", [3]],
    ["", []],
    ["yellow", []],
    ["2700", []],
  ])("finds the right documents for: %s", (text, docs) => {
    expect(found(index, text)).toEqual(docs);
  });

  it("tells whether the text was corrected or words were left out", () => {
    expect(matchAll(index, "blue shoes").band).toBe("typed");
    expect(matchAll(index, "blue shooes").band).toBe("corrected");
    expect(matchAll(index, "blue shoes zzzz").band).toBe("leftOut");
    expect(matchAll(index, "zzzz").band).toBeUndefined();
  });

  it("ranks a complete name first, then order and nearness in it, then other fields", () => {
    const texts = [
      { ...EMPTY, name: "Lamp", description: "red wooden chair" },
      { ...EMPTY, name: "Lamp", keywords: ["chair", "red"] },
      { ...EMPTY, name: "Chair cushion of a soft and rather warm red" },
      { ...EMPTY, name: "Chair in red" },
      { ...EMPTY, name: "Small red chair" },
      { ...EMPTY, name: "Red chair" },
    ];
    const ranked = buildTextIndex(
      "en",
      texts.map((text, doc) => ({ doc, text })),
    );
    expect(found(ranked, "red chair")).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it("ranks exact matches first, then forms, then prefixes, then synonyms", () => {
    const nearness = indexOf("en", ["Couch cover", "Sofabed cover", "Sofas cover", "Sofa cover"]);
    expect(found(nearness, "sofa")).toEqual([3, 2, 1, 0]);
  });

  it("ranks matches of rare words above those of common ones", () => {
    const text = (name: string, description: string) => ({ ...EMPTY, name, description });
    const texts = [text("Basic lamp", "violet"), text("Violet lamp", "basic")];
    const many = Array.from({ length: 20 }, () => text("Basic lamp", ""));
    const ranked = buildTextIndex(
      "en",
      [...texts, ...many].map((one, doc) => ({ doc, text: one })),
    );
    expect(found(ranked, "basic violet")).toEqual([1, 0]);
  });

  it("tells й from и only when it ranks exact matches", () => {
    const breve = indexOf("ru", ["Лампа чаи", "Лампа чай"]);
    expect(found(breve, "чай лампа")).toEqual([1, 0]);
    expect(found(breve, "чаи лампа")).toEqual([0, 1]);
  });

  it("finds compounds by their last word, below the word itself", () => {
    const compounds = indexOf("et", ["Sulejope Aure", "Jope Lille", "Matkasaapad Topp", "Kohver"]);
    expect(found(compounds, "jope")).toEqual([1, 0]);
    expect(found(compounds, "jopede")).toEqual([1, 0]);
    expect(found(compounds, "saabaste")).toEqual([2]);
    expect(found(indexOf("en", ["Headphone", "Microphone"]), "phone")).toEqual([]);
  });

  it("reads text typed in the other keyboard layout or transliterated", () => {
    const scripts = indexOf("ru", ["Телефон Nikon", "Кроссовки Puma"]);
    expect(found(scripts, "ntktajy")).toEqual([0]);
    expect(found(scripts, "тшлщт")).toEqual([0]);
    expect(found(scripts, "krossovki")).toEqual([1]);
    expect(found(scripts, "пума")).toEqual([1]);
  });

  it("does not mix up brands that look like forms of each other", () => {
    const brands = buildTextIndex(
      "lt",
      ["Sony", "Sonos"].map((manufacturer, doc) => ({
        doc,
        text: { ...EMPTY, name: `${manufacturer} kolonėlė`, manufacturer },
      })),
    );
    expect(found(brands, "sonos")).toEqual([1]);
    expect(found(brands, "sony kolonele")).toEqual([0]);
  });

  it("returns the same results from copied buffers", () => {
    const copy = openTextIndex(structuredClone(index.buffers));
    expect(matchAll(copy, "blue shoes")).toEqual(matchAll(index, "blue shoes"));
    expect(copy.complete("sh", 5)).toEqual(index.complete("sh", 5));
  });
});
