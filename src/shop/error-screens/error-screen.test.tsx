import { expect, test } from "vitest";
import type { MessageKey } from "#core/message-key.ts";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import messages from "#i18n/messages/en/errors.json" with { type: "json" };
import { createTranslator } from "#i18n/translator.ts";
import { ErrorScreen } from "./error-screen.tsx";

const english = createTranslator("en", messages);
const gone = new TypeError("Failed to fetch dynamically imported module: https://a/b.js");

test.each<[string, Error, MessageKey, MessageKey]>([
  ["whatever went wrong leads home", new Error("x"), "error.unexpected", "error.trying-to-resolve"],
  ["what an update took away is loaded anew", gone, "error.deploy_title", "error.deploy_subtitle"],
])("%s: the page has logo, text and year (SPEC §2, §8)", (_case, error, title, more) => {
  const screen = renderOnSite(<ErrorScreen error={error} />);
  const [header = "", main = "", footer = ""] = screen.split(/<\/header>|<\/main>/);
  expect(header).toMatch(/<svg.*Cartage/s);
  expect(main).toContain(`>${english(title)}</h1>`);
  expect(main).toContain(`>${english(more)}</p>`);
  const isGone = error === gone;
  expect(main.includes(`>${english("error.refresh")}</span></button>`)).toBe(isGone);
  expect(/href="\/en\/"/.test(main)).toBe(!isGone);
  expect(main.includes(english("error.return-to-homepage"))).toBe(!isGone);
  expect(screen).toContain('<meta name="robots" content="noindex"/>');
  expect(footer).toContain(String(new Date().getFullYear()));
});
