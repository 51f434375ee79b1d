import { expect, test } from "vitest";
import { isHiddenQuery } from "./robots.ts";

test.each([
  ["", false],
  ["manufacturer=halden", true],
  ["az=B", true],
  ["s=boots", true],
  ["f.flag_ids=2", true],
  ["fr.current_price=1:9", true],
  ["utm_source=mail", false],
])("the query ?%s hides a page from search engines: %s", (query, hidden) => {
  expect(isHiddenQuery(new URLSearchParams(query))).toBe(hidden);
});
