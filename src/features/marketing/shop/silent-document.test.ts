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

test("with services running a secret page is loaded as a new document", () => {
  markTracked();
  expect(go(SECRET)?.headers.get("location")).toBe(SECRET);
  expect(go(SECRET)?.headers.get("x-remix-reload-document")).toBe("true");
  expect(go("https://a.example/en/faq")).toBeUndefined();
  expect(go(SECRET, "POST")).toBeUndefined();
});

test("without services every page is navigated to without a reload", () => {
  expect(go(SECRET)).toBeUndefined();
});

test("a document is silent if the server marks it so", () => {
  expect(isSilentDocument()).toBe(false);
  dataset.silent = "";
  expect(isSilentDocument()).toBe(true);
});
