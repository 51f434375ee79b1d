import { expect, test } from "vitest";
import { plainText, readingMinutes } from "./article-text.ts";

test("plain text has a space between blocks and none at inline tags", () => {
  const html =
    '<p>One <strong>t</strong>wo.</p>\n<ul>\n<li>a &amp; b</li>\n<li><a href="/x">c</a></li>\n</ul>';
  expect(plainText(html)).toBe("One two. a & b c");
});

test("escaped tags stay text after unescaping once", () => {
  expect(plainText("<p>&lt;script&gt; &amp;lt;</p>")).toBe("<script> &lt;");
});

test("inline tags add no space, and entities are decoded", () => {
  const html = '<p>a<a href="/x">b</a>c <em class="y">d</em>e</p><p>f</p>';
  expect(plainText(html)).toBe("abc de f");
  expect(plainText("&quot;a&quot; &gt; &lt;b&gt;")).toBe('"a" > <b>');
});

const words = (count: number) => Array.from({ length: count }, () => "žodis").join(" ");

test.each([
  ["", 1],
  ["## — … · * * *", 1],
  [words(20), 1],
  [words(299), 1],
  [words(300), 2],
  [words(1000), 5],
])("text %# has its reading time", (text, minutes) => expect(readingMinutes(text)).toBe(minutes));

test("a hyphenated word counts as one, and punctuation does not count", () => {
  const text = Array.from({ length: 300 }, () => "**parcel’s e-mail** –").join(" ");
  expect(readingMinutes(text)).toBe(3);
});
