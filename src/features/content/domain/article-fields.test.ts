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

test("a text is kept as it is, without spaces around its lines", () => {
  expect(z.parse(articleText, TEXT)).toEqual(TEXT);
  expect(z.parse(articleText, { ...TEXT, title: " Air " }).title).toBe("Air");
});

test.each([
  [{ title: " " }, ["validation.required"]],
  [{ description: "", summary: "", markdown: "" }, []],
])("an article with %j has the faults %j", (changes, faults) => {
  const { error } = z.safeParse(articleText, { ...TEXT, ...changes });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(faults);
});

test.each([
  ["title", 200],
  ["description", 160],
  ["summary", 400],
  ["markdown", 100_000],
])("%s has room for %i signs", (field, most) => {
  const isTaken = (length: number) =>
    z.safeParse(articleText, { ...TEXT, [field]: "x".repeat(length) }).success;
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
});

test("the words of a text are nothing else that it has", () => {
  const article = { ...TEXT, slug: "air-or-sea", updated: "2026-11-01" };
  expect(wordsOf(article)).toEqual(TEXT);
});

test("a text is the same where its words are, whatever else it has", () => {
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

test("a new article is dated today, needs nothing of its site and is not on the home page", () => {
  expect(DETAILS).toMatchObject({ date: "2026-11-18", requires: null, on_home: false });
  expect(z.parse(articleDetails, DETAILS)).toEqual(DETAILS);
});

test.each(["marketplace", "forwarding", "create_order", "services", "abroad", "sea"])(
  "an article may need %s of its site",
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
])("refused: %j", (changes) => expect(detailFaults(changes)).toBe(1));

test("positions are 0 to 999", () => {
  expect([detailFaults({ position: 0 }), detailFaults({ position: 999 })]).toEqual([0, 0]);
});

test("a day that the calendar does not have is told", () => {
  const { error } = z.safeParse(articleDetails, { ...DETAILS, date: "2026-02-30" });
  expect(error?.issues).toMatchObject([{ path: ["date"], message: "validation.invalid" }]);
});

test("a page has no details; questions are grouped, and articles of the blog are signed", () => {
  expect(DETAILS_OF.pages).toEqual([]);
  expect(DETAILS_OF.faq.toSorted()).toEqual(["group", "on_home", "position", "requires"]);
  expect(DETAILS_OF.blog.toSorted()).toEqual(["author", "date", "picture", "requires"]);
});
