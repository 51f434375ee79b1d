import { expect, test } from "vitest";
import { withoutLeadingComments } from "./sql-text.ts";

test.each([
  ["select 1", "select 1"],
  ["\n  select 1 ", "select 1 "],
  ["/* planned each time */ select 1", "select 1"],
  ["/* a */\n/* b\n c */ with x as (select 1)", "with x as (select 1)"],
  ["/* a */ select /* b */ 1", "select /* b */ 1"],
  ["update a set b = 1", "update a set b = 1"],
])("leading comments of %j are removed", (text, plain) => {
  expect(withoutLeadingComments(text)).toBe(plain);
});
