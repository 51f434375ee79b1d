import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, expect, test } from "vitest";
import { isCardPage } from "#platform/pages/page-rules.ts";
import routes from "../../routes.ts";
import { placeTestOrder } from "../fixtures/purchases/place-test-order.ts";
import { registeredBrowser } from "../fixtures/test-browser.ts";
import { testSandbox } from "../fixtures/test-sandbox.ts";

const { app, sandbox, close } = await testSandbox();
afterAll(close);
const rasa = await registeredBrowser(app);
const { origin } = new URL(sandbox.url);

/** Whose scripts the page's policy allows, and whether the page tells the browser so. */
async function seen(page: string) {
  const answer = await rasa.get(page);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self'");
  const isMarked = /<html [^>]*data-cards/.test(await answer.text());
  return { letsIn: policy.includes(origin), isMarked };
}

test.each(["/en/", "/en/faq", "/en/cart", "/en/marketplace", "/en/my-orders", "/en/balance"])(
  "%s does not allow Stripe scripts",
  async (page) => expect(await seen(page)).toEqual({ letsIn: false, isMarked: false }),
);

test("pages with a card form allow Stripe scripts and mark the document", async () => {
  const { slug } = await placeTestOrder(app, rasa);
  const query = `rel_type=0&slug=${slug}`;
  for (const page of ["/en/balance/top-up", `/en/pay?${query}`, `/en/balance/pay?${query}`]) {
    expect(await seen(page)).toEqual({ letsIn: true, isMarked: true });
  }
});

/** Whether a file, directly or by its imports, puts Stripe's form on the page. */
function hasCard(file: string, known = new Set<string>()): boolean {
  if (known.has(file) || !/\.tsx?$/.test(file)) return false;
  known.add(file);
  if (file.endsWith("/payments/shop/card/use-card.ts")) return true;
  const source = readFileSync(file, "utf8");
  const imported = [...source.matchAll(/(?:from |import\()"((?:\.|#features\/)[^"]+)"/g)];
  return imported.some(([, name = ""]) => {
    if (name.includes("+types")) return false;
    const next = name.startsWith("#")
      ? path.resolve("src", name.slice(1))
      : path.resolve(path.dirname(file), name);
    return hasCard(next, known);
  });
}

function pagesOf({ file, path: own, children }: RouteConfigEntry, around = ""): [string, string][] {
  const at = own ? `${around}/${own}` : around;
  return [[at, file], ...(children ?? []).flatMap((child) => pagesOf(child, at))];
}

test("every page with Stripe's form is a card page and is loaded as a full document", async () => {
  const pages = (await routes).flatMap((entry) => pagesOf(entry));
  const withCard = pages.filter(([, file]) => hasCard(path.resolve("src", file)));
  expect(withCard.length).toBeGreaterThanOrEqual(4);
  for (const [at, file] of withCard) {
    const page = at.replace(":locale", "en").replace(":proPage", "cartage-pro-payment");
    const address = page.replace(/:\w+\??/, "abc");
    expect(isCardPage(address), address).toBe(true);
    expect(readFileSync(path.resolve("src", file), "utf8"), file).toContain("loadCardPage(args)");
  }
});
