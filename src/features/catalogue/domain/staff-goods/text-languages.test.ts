import { expect, test } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { TEXT_LANGUAGES } from "./text-languages.ts";

test("product texts are written in every language of the shop", () => {
  expect(TEXT_LANGUAGES).toEqual(LANGUAGES);
});
