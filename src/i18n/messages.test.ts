import { describe, expect, test } from "vitest";
import {
  baseKeys,
  missingParams,
  neededNames,
  type Table,
  unusedKeys,
  wrongForms,
} from "../../scripts/checks/message-tables.ts";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { findKeys, type KeyUse } from "../../scripts/checks/used-keys.ts";
import { LANGUAGES } from "./languages.ts";
import { messageFile } from "./message-files.ts";

const files = readFiles("src", /\/messages\/.*\.json$/)
  .map(({ path, text }) => messageFile(path, JSON.parse(text)))
  .filter((file) => file !== undefined);
const filesOf = (language: string) => files.filter((file) => file.language === language);
const tableOf = (language: string): Table =>
  Object.assign({}, ...filesOf(language).map(({ table }) => table));

const english = tableOf("en");
const bases = baseKeys(english);
const others = LANGUAGES.filter((language) => language !== "en");

const sources = readFiles("src", /(?<!\.test)\.tsx?$/).map(findKeys);
const asks = sources.flatMap((source) => source.uses);
const mentions = new Set(sources.flatMap((source) => [...source.mentions]));
const where = ({ file, line, key }: KeyUse) => `${file}:${line} ${key}`;

test("more than fifty messages and more than fifty uses of them are found", () => {
  expect(bases.size).toBeGreaterThan(50);
  expect(asks.length).toBeGreaterThan(50);
});

describe.each(LANGUAGES)("messages in %s", (language) => {
  const table = tableOf(language);

  test("have each key in one file only, the same as in English", () => {
    const place = (name: string) => filesOf(name).flatMap((file) => Object.keys(file.table));
    expect(place(language).length).toBe(new Set(place(language)).size);
    for (const { area, table: part } of filesOf("en")) {
      const own = filesOf(language).find((file) => file.area === area)?.table ?? {};
      expect([...baseKeys(own)].sort(), area).toEqual([...baseKeys(part)].sort());
    }
    expect(filesOf(language).length).toBe(filesOf("en").length);
  });

  test("have every plural form that the language needs, and no other", () => {
    expect(wrongForms(language, table)).toEqual([]);
  });

  test("are neither empty nor surrounded by white space", () => {
    expect(
      Object.keys(table).filter((key) => table[key]?.trim() !== table[key] || !table[key]),
    ).toEqual([]);
  });
});

describe.each(others)("messages in %s compared with English", (language) => {
  const table = tableOf(language);

  test("have the same placeholders", () => {
    const differing = [...baseKeys(table)].filter(
      (base) => String(neededNames(base, table)) !== String(neededNames(base, english)),
    );
    expect(differing).toEqual([]);
  });

  test("are translated", () => {
    // A text made only of placeholders has nothing to translate.
    const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ""));
    const isSentence = (text: string) => text.split(/\s+/).length > 3 && hasWords(text);
    const same = Object.keys(table).filter(
      (key) => table[key] === english[key] && isSentence(table[key] ?? ""),
    );
    expect(same).toEqual([]);
  });
});

describe("source code", () => {
  test("passes every parameter that a message needs", () => {
    const incomplete = asks.filter((ask) => missingParams(ask, english).length > 0);
    expect(incomplete.map(where)).toEqual([]);
  });

  test("uses every message key", () => {
    expect(unusedKeys(bases, mentions)).toEqual([]);
  });
});
