import { expect, test } from "vitest";
import { isCurrentPage } from "./is-current-page.ts";

test("a link is current on its own page and those below it only", () => {
  expect(isCurrentPage("/en/c/footwear", "/en/c/footwear")).toBe(true);
  expect(isCurrentPage("/en/c/footwear", "/EN/c/footwear?s=3")).toBe(true);
  expect(isCurrentPage("/en/c/footwear/boots", "/en/c/footwear")).toBe(true);
  expect(isCurrentPage("/en/c/footwear-care", "/en/c/footwear")).toBe(false);
  expect(isCurrentPage("/en/c", "/en/c/footwear")).toBe(false);
});
