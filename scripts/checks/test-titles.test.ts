import { describe, expect, test } from "vitest";
import { findUnclearTitles, testTitles } from "./test-titles.ts";

const problems = (text: string) => findUnclearTitles({ path: "src/a.test.ts", text }).length;

describe("titles that do not stand alone", () => {
  test.each([
    'test("%s", () => {});',
    'test.each([[1, 2]])("%j → %s", () => {});',
    'it.each(rows)("$words", () => {});',
    "test.each`a | b`(`%i %#`, () => {});",
    'test("are six at most", () => {});',
    'test("nor a transaction", () => {});',
    'test.only("And so does another", () => {});',
    'await test.step("and so does another", () => {});',
  ])("are reported: %s", (text) => {
    expect(problems(text)).toBe(1);
  });
});

describe("titles that are whole", () => {
  test.each([
    'test("%s is a slip", () => {});',
    'test("another is found", () => {});',
    'describe("typos", () => { test("are six at most", () => {}); });',
    'describe.each(rows)("typos %s", () => { it.each(rows)("%s", () => {}); });',
    'test.describe("typos", () => { test("are six", () => {}); });',
    'expect("%s").toBe("and");',
    "test(title, () => {});",
  ])("are not reported: %s", (text) => {
    expect(problems(text)).toBe(0);
  });
});

test("the titles of a file are those of its tests, not of groups and expectations", () => {
  const text = `
    describe("a group", () => {
      test("plain", () => expect(1, "a message").toBe(1));
      test.each([["a"]])(
        \`with %s\`,
        () => {},
      );
      it('says "no"', () => {});
    });
    // test("in a comment", () => {});
    test(titleOf(way), () => {});
    test.setTimeout("alone");`;
  expect([...testTitles({ path: "src/a.test.ts", text })]).toEqual([
    "plain",
    "with %s",
    'says "no"',
    "titleOf(way)",
  ]);
});
