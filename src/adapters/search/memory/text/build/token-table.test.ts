import { expect, it } from "vitest";
import { createTokenTable } from "./token-table.ts";

const termsOf = (raw: string) => {
  const table = createTokenTable();
  return table.token(raw).terms.map((term) => table.terms[term]);
};

it("a table of tokens has the whole word first, then its parts, each once", () => {
  expect(termsOf("WH-1000")).toEqual(["wh1000", "wh", "1000"]);
  expect(termsOf("lamp")).toEqual(["lamp"]);
  expect(termsOf("\u0301")).toEqual([]);
  const cut = "a".repeat(32);
  expect(termsOf(`${cut}aaaa-b`)).toEqual([cut, "b"]);
});

it("a table of tokens knows numbers and units by what they are", () => {
  const { token } = createTokenTable();
  expect(token("128")).toMatchObject({ number: "128", hasUnit: false });
  expect(token("gb")).toMatchObject({ unit: "gb", hasUnit: false });
  expect(token("128gb")).toMatchObject({ hasUnit: true });
});

it("a table of tokens works out a word once, but keeps no article numbers", () => {
  const { token, tokens } = createTokenTable();
  expect(token("lamp")).toBe(token("lamp"));
  expect(token("chandelier")).toBe(token("chandelier"));
  expect(token("ab12345")).toBe(token("ab12345"));
  expect(token("ab123456")).not.toBe(token("ab123456"));
  expect(tokens.map(({ raw, id }) => [raw, id])).toEqual([
    ["lamp", 0],
    ["chandelier", 1],
    ["ab12345", 2],
  ]);
});

it("a table of tokens keeps so many and no more", () => {
  const { token, tokens } = createTokenTable(2);
  for (const word of ["one", "two", "three"]) token(word);
  expect(tokens.map(({ raw }) => raw)).toEqual(["one", "two"]);
});
