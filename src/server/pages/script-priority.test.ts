import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { letScriptsWait } from "./script-priority.ts";

const wait = (html: string) => letScriptsWait(Buffer.from(html)).toString();

test("scripts are preloaded after styles and fonts", () => {
  const script = createElement("link", { rel: "modulepreload", href: "/assets/a.js" });
  expect(wait(renderToStaticMarkup(script))).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>',
  );
});

test("everything else stays as it was, in every alphabet", () => {
  const page =
    '<link rel="preload" as="font" href="/a.woff2"/><h1>Siuntinių kelionė · Посылка · 你好 €</h1>';
  expect(wait(page)).toBe(page);
});
