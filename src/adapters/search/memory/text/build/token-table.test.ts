import { expect, it } from "vitest";
import { createTokenTable } from "./token-table.ts";

const termsOf = (raw: string) => {
  const table = createTokenTable();
  return table.token(raw).terms.map((term) => table.terms[term]);
};

it("a token has its whole word first and then each part once", () => {
  expect(termsOf("WH-1000")).toEqual(["wh1000", "wh", "1000"]);
  expect(termsOf("lamp")).toEqual(["lamp"]);
  expect(termsOf("\u0301")).toEqual([]);
  const cut = "a".repeat(32);
  expect(termsOf(`${cut}aaaa-b`)).toEqual([cut, "b"]);
});

it("a token knows whether it is a number or has a unit", () => {
  const { token } = createTokenTable();
  expect(token("128")).toMatchObject({ number: "128", hasUnit: false });
  expect(token("gb")).toMatchObject({ unit: "gb", hasUnit: false });
  expect(token("128gb")).toMatchObject({ hasUnit: true });
});

it("a token is computed once, but article numbers are not cached", () => {
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

it("the token table keeps a limited number of tokens", () => {
  const { token, tokens } = createTokenTable(2);
  for (const word of ["one", "two", "three"]) token(word);
  expect(tokens.map(({ raw }) => raw)).toEqual(["one", "two"]);
});
