import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

const render = (text: string, values: Record<string, string> = {}) =>
  renderMarkdown(text, { language: "lv", values, conditions: {} });

describe("sanitized Markdown", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:alert(1))",
    "[a](data:text/html,<script>alert(1)</script>)",
    "![a](javascript:alert(1))",
    "<iframe src='https://evil.example'></iframe>",
  ])("drops unsafe markup and links: %s", (text) => {
    const { html } = render(text);
    expect(html).not.toMatch(/<(script|img|iframe)|href="(javascript|data)/i);
  });

  test("escapes HTML in the site's data", () => {
    const { html } = render("{{site.name}}", { "site.name": "<b onclick=x>Shop</b>" });
    expect(html).toBe("<p>&lt;b onclick=x&gt;Shop&lt;/b&gt;</p>\n");
  });
});

test("links inside the site get the language as a prefix", () => {
  expect(render("[warranty](/warranty)").html).toContain('href="/lv/warranty"');
});

test("links to other sites have rel noopener noreferrer", () => {
  expect(render("[a](https://other.example/)").html).toContain('rel="noopener noreferrer"');
});

test("second-level headings are listed with their ids", () => {
  const { html, headings } = render("## One\n\ntext\n\n## Two\n");
  expect(headings).toEqual([
    { id: "s1", text: "One" },
    { id: "s2", text: "Two" },
  ]);
  expect(html).toContain('<h2 id="s2">Two</h2>');
});

test("a listed heading is plain text without Markdown", () => {
  const { headings } = render("## About *{{site.name}}* & `QU`", { "site.name": "Shop" });
  expect(headings).toEqual([{ id: "s1", text: "About Shop & QU" }]);
});

describe("placeholders for the site's data", () => {
  test("keep Markdown characters of a value as text", () => {
    const { html } = render("{{site.name}}", { "site.name": "*a* [b](/c) # d" });
    expect(html).toBe("<p>*a* [b](/c) # d</p>\n");
  });

  test("make e-mail and phone links, also within emphasis", () => {
    const values = { "company.email": "a@b.example", "company.phone": "+370 5 204" };
    expect(render("**{{company.email}}** or {{ company.phone }}", values).html).toBe(
      '<p><strong><a href="mailto:a@b.example">a@b.example</a></strong> or ' +
        '<a href="tel:+3705204">+370 5 204</a></p>\n',
    );
  });

  test("are plain text inside a link", () => {
    const { html } = render("[{{company.email}}](/contacts)", { "company.email": "a@b.example" });
    expect(html).toBe('<p><a href="/lv/contacts">a@b.example</a></p>\n');
  });

  test("with unknown names stay unchanged", () => {
    const text = "a {{company.nothing}} {{toString}} b";
    expect(render(text).html).toBe(`<p>${text}</p>\n`);
  });
});
