import { expect, test } from "vitest";
import { pickQueryKey } from "./site.ts";

const keys = [
  { countryId: 1, languageId: 2, key: "lt-lt" },
  { countryId: 2, languageId: 2, key: "lv-lt" },
  { countryId: 1, languageId: 1, key: "lt-en" },
];

test("country and language pick the key, else the language's first", () => {
  expect(pickQueryKey(keys, 2, 2)).toBe("lv-lt");
  expect(pickQueryKey(keys, 9, 2)).toBe("lt-lt");
  expect(pickQueryKey(keys, 1, 5)).toBeUndefined();
});
