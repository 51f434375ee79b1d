import { expect, it } from "vitest";
import { rawTokens } from "../analysis/raw-tokens.ts";
import { stringAt } from "../string-list.ts";
import { collectPhrases } from "./collect-phrases.ts";
import { createTokenTable } from "./token-table.ts";

type Said = { name?: string; manufacturer?: string; categories?: string[] };

function phrasesOf(documents: Iterable<Said>, most?: number): Record<string, number> {
  const table = createTokenTable();
  const phrases = collectPhrases(table, (word) => word === "for" || word === "with", most);
  for (const { name = "", manufacturer = "", categories = [] } of documents) {
    const text = { name, manufacturer, categories, keywords: [], description: "" };
    phrases.add(text, rawTokens(name).map(table.token));
  }
  const packed = phrases.pack();
  const texts = { chars: packed.phraseChars, starts: packed.phraseStarts };
  const keys = { chars: packed.phraseKeyChars, starts: packed.phraseKeyStarts };
  const order = [...packed.phraseCounts.keys()].map((at) => stringAt(keys, at));
  expect(order).toEqual(order.toSorted());
  return Object.fromEntries(
    [...packed.phraseCounts].map((times, at) => [stringAt(texts, at), times]),
  );
}

const times = (count: number, said: Said) => Array.from({ length: count }, () => said);

it("phrases are brands, categories, and brands with their own category", () => {
  expect(
    phrasesOf([
      { manufacturer: "Halvorn", categories: ["Smart Phones", "Phones"] },
      { manufacturer: "", categories: ["Phones"] },
      { manufacturer: "Kite" },
      { manufacturer: "Kite", categories: [""] },
    ]),
  ).toEqual({ halvorn: 1, "smart phones": 1, phones: 2, "halvorn smart phones": 1, kite: 2 });
});

it("word pairs that occur twice become phrases unless they start with a number or have small words", () => {
  const names = ["Red dress", "Red dress", "Blue dress", "55 tv", "55 tv", "pan for", "pan for"];
  expect(phrasesOf(names.map((name) => ({ name })))).toEqual({ "red dress": 2 });
  const models = ["Galaxy 24", "Galaxy 24", "Galaxy 2400", "Galaxy 2400", "x1 phone", "x1 phone"];
  expect(phrasesOf(models.map((name) => ({ name })))).toEqual({ "galaxy 24": 2 });
});

it("a third word joins a phrase when it nearly always follows", () => {
  const down = [
    ...times(3, { name: "men's down jacket" }),
    ...times(2, { name: "men's down vest" }),
  ];
  expect(phrasesOf(down)["men's down"]).toBe(5);
  const mostly = [...times(8, { name: "men's down jacket" }), { name: "men's down vest" }];
  expect(phrasesOf(mostly)).toEqual({ "men's down jacket": 9, "down jacket": 8 });
  // Exactly the required share, 3 of 5: four votes for "jacket" minus one for "vest".
  const exactly = [...times(4, { name: "men's down jacket" }), { name: "men's down vest" }];
  expect(phrasesOf(exactly)["men's down jacket"]).toBe(5);
  const other = [{ name: "men's down vest" }, ...times(4, { name: "men's down jacket" })];
  expect(phrasesOf(other)["men's down jacket"]).toBe(5);
  const turned = [{ name: "men's down vest" }, ...times(9, { name: "men's down jacket" })];
  expect(phrasesOf(turned)["men's down jacket"]).toBe(10);
});

it("article numbers are not part of phrases", () => {
  expect(phrasesOf(times(3, { name: "Halvorn AB123456 lamp" }))).toEqual({});
  expect(phrasesOf(times(3, { name: "lamp AB123456 AB123457" }))).toEqual({});
});

it("only the most common phrases are kept", () => {
  const brands = ["Auksa", "Kite", "Kite", "Kite", "Lumen", "Lumen"];
  const said = brands.map((manufacturer) => ({ manufacturer }));
  expect(phrasesOf(said, 2)).toEqual({ kite: 3, lumen: 2 });
});

it("the most common spelling of a phrase is shown", () => {
  expect(
    phrasesOf([
      ...times(2, { manufacturer: "Vetrunge" }),
      ...times(3, { manufacturer: "Vėtrungė" }),
      { manufacturer: "VETRUNGE" },
    ]),
  ).toEqual({ vėtrungė: 3 });
});

it("beyond 100,000 documents only every tenth is read for phrases and counts as ten", () => {
  function* many() {
    for (let at = 1; at <= 100_000; at += 1) yield { manufacturer: "Kite" };
    for (let at = 1; at <= 25; at += 1) yield { manufacturer: at % 10 === 0 ? "Auksa" : "Lumen" };
  }
  expect(phrasesOf(many())).toEqual({ kite: 100_000, auksa: 20 });
});
