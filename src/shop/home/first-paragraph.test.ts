import { expect, test } from "vitest";
import { firstParagraph } from "./first-paragraph.ts";

test("only the first paragraph is kept, with its markup", () => {
  expect(firstParagraph("<p>Yes, <b>always</b>.</p>\n<ul><li>One</li></ul><p>More</p>")).toBe(
    "<p>Yes, <b>always</b>.</p>",
  );
});

test("a text without a paragraph stays unchanged", () => {
  expect(firstParagraph("<ul><li>One</li></ul>")).toBe("<ul><li>One</li></ul>");
});
