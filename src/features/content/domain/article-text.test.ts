import { expect, test } from "vitest";
import { plainText, readingMinutes } from "./article-text.ts";

test("words only, with a space where a block ends and none where emphasis does", () => {
  const html =
    '<p>One <strong>t</strong>wo.</p>\n<ul>\n<li>a &amp; b</li>\n<li><a href="/x">c</a></li>\n</ul>';
  expect(plainText(html)).toBe("One two. a & b c");
});

test("what was text stays text", () => {
  expect(plainText("<p>&lt;script&gt; &amp;lt;</p>")).toBe("<script> &lt;");
});

test("a link or a word in bold is no block, and signs are read", () => {
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
])("%#: minutes", (text, minutes) => expect(readingMinutes(text)).toBe(minutes));

test("a word with a hyphen or an apostrophe is one word, and signs are none", () => {
  const text = Array.from({ length: 300 }, () => "**parcel’s e-mail** –").join(" ");
  expect(readingMinutes(text)).toBe(3);
});
