import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  articleDetails,
  articleText,
  DETAILS_OF,
  isSameText,
  startingDetails,
  wordsOf,
} from "./article-fields.ts";

const TEXT = { title: "Air or sea?", description: "Which", summary: "Both", markdown: "# Air\n" };

test("a text is kept unchanged except for a trimmed title", () => {
  expect(z.parse(articleText, TEXT)).toEqual(TEXT);
  expect(z.parse(articleText, { ...TEXT, title: " Air " }).title).toBe("Air");
});

test.each([
  [{ title: " " }, ["validation.required"]],
  [{ description: "", summary: "", markdown: "" }, []],
])("an article with %j fails validation with %j", (changes, faults) => {
  const { error } = z.safeParse(articleText, { ...TEXT, ...changes });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(faults);
});

test.each([
  ["title", 200],
  ["description", 160],
  ["summary", 400],
  ["markdown", 100_000],
])("%s is limited to %i characters", (field, most) => {
  const isTaken = (length: number) =>
    z.safeParse(articleText, { ...TEXT, [field]: "x".repeat(length) }).success;
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
});

test("the words of an article are only its text fields", () => {
  const article = { ...TEXT, slug: "air-or-sea", updated: "2026-11-01" };
  expect(wordsOf(article)).toEqual(TEXT);
});

test("texts are compared by their text fields only", () => {
  const { title, ...others } = TEXT;
  expect(isSameText(TEXT, { ...others, title })).toBe(true);
  expect(isSameText({ ...TEXT, ...{ updated: "2026-11-01" } }, TEXT)).toBe(true);
  for (const field of ["title", "description", "summary", "markdown"] as const) {
    expect(isSameText(TEXT, { ...TEXT, [field]: "Other" })).toBe(false);
  }
});

const DETAILS = startingDetails("2026-11-18");
const detailFaults = (changes: object) =>
  z.safeParse(articleDetails, { ...DETAILS, ...changes }).error?.issues.length ?? 0;

test("a new article is dated today, requires no capability and is not on the home page", () => {
  expect(DETAILS).toMatchObject({ date: "2026-11-18", requires: null, on_home: false });
  expect(z.parse(articleDetails, DETAILS)).toEqual(DETAILS);
});

test.each(["marketplace", "forwarding", "create_order", "services", "abroad", "sea"])(
  "an article may require the capability %s",
  (requires) => expect(detailFaults({ requires })).toBe(0),
);

test.each([
  { requires: "wallet" },
  { group: "other" },
  { position: -1 },
  { position: 1000 },
  { position: 0.5 },
  { author: "nobody" },
  { picture: "cat" },
])("details with %j are refused", (changes) => expect(detailFaults(changes)).toBe(1));

test("positions from 0 to 999 are accepted", () => {
  expect([detailFaults({ position: 0 }), detailFaults({ position: 999 })]).toEqual([0, 0]);
});

test("a date that does not exist is refused", () => {
  const { error } = z.safeParse(articleDetails, { ...DETAILS, date: "2026-02-30" });
  expect(error?.issues).toMatchObject([{ path: ["date"], message: "validation.invalid" }]);
});

test("each kind of article has its own details", () => {
  expect(DETAILS_OF.pages).toEqual([]);
  expect(DETAILS_OF.faq.toSorted()).toEqual(["group", "on_home", "position", "requires"]);
  expect(DETAILS_OF.blog.toSorted()).toEqual(["author", "date", "picture", "requires"]);
});
