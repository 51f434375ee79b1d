import { expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { TEXT_LANGUAGES } from "./text-languages.ts";

test("goods are written in every language that the shop speaks", () => {
  expect(TEXT_LANGUAGES).toEqual(LANGUAGES);
});
