import { expect, test } from "vitest";
import { plainText } from "./article-text.ts";

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
