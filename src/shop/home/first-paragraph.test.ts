import { expect, test } from "vitest";
import { firstParagraph } from "./first-paragraph.ts";

test("the first paragraph is kept whole, the rest is left out", () => {
  expect(firstParagraph("<p>Yes, <b>always</b>.</p>\n<ul><li>One</li></ul><p>More</p>")).toBe(
    "<p>Yes, <b>always</b>.</p>",
  );
});

test("an answer without a paragraph stays as it is", () => {
  expect(firstParagraph("<ul><li>One</li></ul>")).toBe("<ul><li>One</li></ul>");
});
