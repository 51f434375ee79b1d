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

test.each(USER_AGENTS)("%s: the page's script and the app are of one mind", (_name, userAgent) => {
  expect(isNoticed(userAgent)).toBe(isUnsupportedBrowser(userAgent));
});

test("the script for old browsers can be read by what it is meant for", () => {
  expect(OLD_BROWSER_SCRIPT).not.toMatch(/=>|`|\?\.|\b(?:let|const|class|async|await)\b/);
});

test.each(USER_AGENTS)(
  "a browser that is too old is known by its name: %s",
  (_name, userAgent, isTooOld) => {
    expect(isUnsupportedBrowser(userAgent)).toBe(isTooOld);
  },
);
