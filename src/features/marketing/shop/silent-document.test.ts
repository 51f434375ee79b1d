import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSilentDocument, leaveServices, markTracked } from "./silent-document.ts";

let dataset: Record<string, string> = {};
beforeEach(() => {
  dataset = {};
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("window", { addEventListener: () => {} });
});
afterEach(() => void vi.unstubAllGlobals());

const SECRET = "https://a.example/en/password-reset/abc";

function go(url: string, method = "GET"): Response | undefined {
  try {
    leaveServices({ request: new Request(url, { method }) });
    return undefined;
  } catch (thrown) {
    return thrown as Response;
  }
}

test("where services run, a secret page is loaded whole, and any other is gone to", () => {
  markTracked();
  expect(go(SECRET)?.headers.get("location")).toBe(SECRET);
  expect(go(SECRET)?.headers.get("x-remix-reload-document")).toBe("true");
  expect(go("https://a.example/en/faq")).toBeUndefined();
  expect(go(SECRET, "POST")).toBeUndefined();
});

test("where none run, every page is gone to", () => {
  expect(go(SECRET)).toBeUndefined();
});

test("the server says which documents are silent", () => {
  expect(isSilentDocument()).toBe(false);
  dataset.silent = "";
  expect(isSilentDocument()).toBe(true);
});
