import { expect, test } from "vitest";
import { USER_AGENTS } from "./fixtures/user-agents.ts";
import { isUnsupportedBrowser, OLD_BROWSER_SCRIPT } from "./old-browsers.ts";

/** Runs the script in a page that only records its load listeners. */
function isNoticed(userAgent: string): boolean {
  const listeners: string[] = [];
  const page = {
    navigator: { userAgent },
    addEventListener: (name: string) => listeners.push(name),
  };
  new Function("window", "document", OLD_BROWSER_SCRIPT)(page, {});
  return listeners.includes("load");
}

test.each(USER_AGENTS)("%s: the inline script agrees with the app", (_name, userAgent) => {
  expect(isNoticed(userAgent)).toBe(isUnsupportedBrowser(userAgent));
});

test("the inline script has only syntax that old browsers can parse", () => {
  expect(OLD_BROWSER_SCRIPT).not.toMatch(/=>|`|\?\.|\b(?:let|const|class|async|await)\b/);
});

test.each(USER_AGENTS)(
  "an old browser is recognised by its user agent: %s",
  (_name, userAgent, isTooOld) => {
    expect(isUnsupportedBrowser(userAgent)).toBe(isTooOld);
  },
);
