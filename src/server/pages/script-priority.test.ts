import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editDocument } from "./document-bytes.ts";
import { DEFER_SCRIPTS } from "./script-priority.ts";

const wait = (html: string) => editDocument(Buffer.from(html), DEFER_SCRIPTS).toString();

test("scripts are not preloaded before the first paint", () => {
  const script = createElement("link", { rel: "modulepreload", href: "/assets/a.js" });
  expect(wait(renderToStaticMarkup(script))).toBe(
    '<link rel="later-modulepreload" href="/assets/a.js"/>',
  );
});

test("the router's script is deferred, and our inline scripts are not", () => {
  const script = createElement("script", { nonce: "n", type: "module", async: true }, "start()");
  const page = `<script>first()</script>${renderToStaticMarkup(script)}`;
  expect(wait(page)).toBe(
    '<script>first()</script><script nonce="n" type="later-module">start()</script>',
  );
});

test("other markup is unchanged in every alphabet", () => {
  const page =
    '<link rel="preload" as="font" href="/a.woff2"/><h1>Siuntinių kelionė · Посылка · 你好 €</h1>';
  expect(wait(page)).toBe(page);
});
