import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { loadOrReuseHtml } from "./load-or-reuse-html.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const gone = new TypeError("Failed to fetch dynamically imported module: https://a/footer.js");
const Footer = ({ shape }: { shape: string }) => <a href="/en/faq">{shape}</a>;

/** A browser whose server-rendered page has, or does not have, such a part. */
function pageWith(sent: { innerHTML: string } | null) {
  vi.stubEnv("SSR", false);
  const querySelector = vi.fn(() => sent);
  vi.stubGlobal("document", { querySelector });
  return querySelector;
}
const load = (answer: () => ComponentType<{ shape: string }>) =>
  loadOrReuseHtml("footer", async () => answer());
const missing = () => {
  throw gone;
};

test("a loaded part is rendered in the element of the server's HTML", async () => {
  const { default: Part } = await load(() => Footer);
  expect(renderToStaticMarkup(<Part shape="full" />)).toBe(
    '<div class="contents" data-late="footer"><a href="/en/faq">full</a></div>',
  );
});

test("a part that loads at the second attempt is rendered", async () => {
  const tries = vi.fn(() => Footer).mockImplementationOnce(missing);
  const { default: Part } = await load(tries);
  expect(renderToStaticMarkup(<Part shape="slim" />)).toContain("slim");
});

test("the server's HTML is kept when a part cannot be loaded", async () => {
  const querySelector = pageWith({ innerHTML: '<a href="/en/faq">Sent</a>' });
  const { default: Part } = await load(missing);
  expect(querySelector).toHaveBeenCalledWith("[data-late=footer]");
  expect(renderToStaticMarkup(<Part shape="full" />)).toBe(
    '<div class="contents" data-late="footer"><a href="/en/faq">Sent</a></div>',
  );
});

test("loading fails on a page without the server's HTML", async () => {
  pageWith(null);
  await expect(load(missing)).rejects.toBe(gone);
});
