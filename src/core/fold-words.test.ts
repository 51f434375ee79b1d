import { expect, test } from "vitest";
import { wordsOf } from "./fold-words.ts";

test("words are lower-cased without diacritics, and article numbers stay whole", () => {
  expect(wordsOf("  Žyginė KURTKA, Łódź")).toEqual(["zygine", "kurtka", "lodz"]);
  expect(wordsOf("Новый – Straße")).toEqual(["новыи", "strasse"]);
  expect(wordsOf("NIK-1234/B shoe’s")).toEqual(["nik-1234/b", "shoe", "s"]);
  expect(wordsOf("%_ '\\")).toEqual([]);
});
