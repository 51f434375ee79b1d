import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/routes.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { logIn, logOut } from "../fixtures/log-in.ts";
import { drawNoMore, expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// About twenty tabs, on a machine that may be busy.
test.describe.configure({ timeout: 240_000 });

const SHOP = siteAddress("default");
const FAMILY_NAME = "Petrauskienė";

/** Every page of the route table with its full pattern; routes that only return data are no pages. */
function patternsOf(entry: RouteConfigEntry, around = ""): string[] {
  const pattern = [around, entry.path].filter(Boolean).join("/");
  const inside = (entry.children ?? []).flatMap((child) => patternsOf(child, pattern));
  if (inside.length > 0) return inside;
  return entry.file.endsWith(".page.tsx") ? [pattern] : [];
}

/** The URLs of a pattern for this customer; for an "x" a customer gets a 404, while a guest is sent to the login. */
function addressesOf(pattern: string, order: string): string[] {
  const asked = `?rel_type=0&slug=${order}`;
  const path = pattern
    .replace(":locale", "en")
    .replace("my-orders/:slug", `my-orders/${order}`)
    .replace(/\/(balance\/)?pay$/, `$&${asked}`);
  const products = path.includes(":proPage/")
    ? ["cartage-pro-payment", "cartage-pro-delivery"]
    : ["cartage-pro", "cartage-pro-delivery"];
  const named = path.includes(":proPage")
    ? products.map((product) => path.replace(":proPage", product))
    : [path];
  return named.map((one) => `/${one.replaceAll(/:\w+\??|\*/g, "x")}`);
}

async function isGuarded(request: APIRequestContext, path: string): Promise<boolean> {
  const answer = await request.get(SHOP + path, { maxRedirects: 0 });
  return /\/en\/login\?redirect=/.test(answer.headers().location ?? "");
}

async function unpaidOrderOf(page: Page): Promise<string> {
  const data = { type_for_filter: "unpaid" };
  const answer = await page.request.post(`${SHOP}/api/my-orders/get-my-orders`, { data });
  return (await answer.json()).items[0].slug;
}

type Browsing = { context: BrowserContext; page: Page; request: APIRequestContext };

/** Logs out while these pages are open, each in a tab of its own. */
async function logOutOf(
  { context, page, request }: Browsing,
  isOpened: (path: string) => boolean,
): Promise<void> {
  await setConsentCookie(page, SHOP);
  await logIn(page, "default", "pro");
  const order = await unpaidOrderOf(page);
  const all = (await routes).flatMap((entry) => patternsOf(entry));
  const paths = all.flatMap((pattern) => addressesOf(pattern, order));
  const isClosed = await Promise.all(paths.map((path) => isGuarded(request, path)));
  const guarded = paths.filter((_path, at) => isClosed[at]);
  expect(guarded).toEqual(
    expect.arrayContaining([
      `/en/my-orders/${order}`,
      "/en/balance/top-up",
      "/en/my-orders",
      "/en/account-information",
    ]),
  );
  const tabs = await Promise.all(
    guarded.filter(isOpened).map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(SHOP + path);
      await hydrated(tab);
      // The redirect and the texts need no rendering, least of all the home page in every tab.
      await drawNoMore(tab);
      return tab;
    }),
  );
  await page.goto(`${SHOP}/en/my-orders/${order}`);
  await hydrated(page);
  await expect(page.getByRole("main").getByText(FAMILY_NAME).first()).toBeVisible();
  await logOut(page);
  for (const tab of [page, ...tabs]) {
    await expect(tab).toHaveURL(`${SHOP}/en/`, { timeout: 60_000 });
    await expect(tab.getByText(FAMILY_NAME)).toHaveCount(0);
  }
}

test("logout leaves pages that need a login in every tab", async ({ context, page, request }) => {
  const few = ["/en/balance/top-up", "/en/account-information"];
  await logOutOf({ context, page, request }, (path) => few.includes(path));
});

test(
  "logout leaves every page that needs a login in every tab",
  FULL_RUN,
  async ({ context, page, request, expectConsoleErrors }) => {
    // For tabs with an "x" in the URL.
    expectConsoleErrors(/status of 404/);
    await logOutOf({ context, page, request }, () => true);
  },
);
