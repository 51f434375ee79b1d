import { expect, test } from "vitest";
import { isHiddenFromSearch } from "./robots.ts";

test.each([
  ["/c/shoes", "", false],
  ["/c/shoes", "manufacturer=halden", true],
  ["/all-brands", "az=B", true],
  ["/search", "s=boots", true],
  ["/c/shoes", "f.flag_ids=2", true],
  ["/c/shoes", "fr.current_price=1:9", true],
  ["/c/shoes", "utm_source=mail", false],
  ["/create-order/https://shop.example", "", true],
])("%s?%s hidden: %s", (path, query, hidden) => {
  expect(isHiddenFromSearch(path, new URLSearchParams(query))).toBe(hidden);
});
