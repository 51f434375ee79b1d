import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { fillCart, placedOrder, toConfirm, toPayment, typeAddress } from "../fixtures/checkout.ts";
import { PAY, press, typeCard, watchOutside } from "../fixtures/pay.ts";
import { setSiteKeys } from "../fixtures/site-keys.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const REGION = "lv";
const SHOP = siteAddress(REGION);
const SERVICES = [
  "connect.facebook.net",
  "dynamic.criteo.com",
  "static.klaviyo.com",
  "www.googletagmanager.com",
];

/** Records external hosts that the page contacts, with the path of the page; answers all requests here. */
async function watchHosts(page: Page): Promise<() => { host: string; on: string }[]> {
  const asked: { host: string; on: string }[] = [];
  const isOutside = ({ hostname }: URL) => !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname);
  await page.route(isOutside, (route) => {
    const { hostname } = new URL(route.request().url());
    asked.push({ host: hostname, on: new URL(page.url()).pathname });
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return () => asked;
}

type Told = { event?: string; ecommerce?: { transaction_id?: string; currency?: string } };

/** The entries on the current document's data layer. */
const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).filter(
      (one) => "event" in one && (one as { event: string }).event !== "gtm.js",
    ),
  );
const names = async (page: Page) => (await told(page)).map(({ event }) => event);

/** Retries until the events are there, whatever document is open by then: a page may reload during the check. */
const hears = (page: Page, events: unknown) =>
  expect(async () => expect(await names(page)).toEqual(events)).toPass({ timeout: 60_000 });

async function followFirstGoods(page: Page, isHeard = async () => {}): Promise<void> {
  await page.goto(`${SHOP}/en/marketplace`);
  await hydrated(page);
  await isHeard();
  await page.locator("main a[href*='/en/p/']").first().click();
  await expect(page).toHaveURL(/\/en\/p\//);
}

test("without consent no request leaves the shop from home to payment", async ({ page }) => {
  await setSiteKeys(page, REGION);
  const asked = await watchHosts(page);
  // Payment providers run on this machine, too, so `watchHosts` does not count them as external.
  const askedBesides = watchOutside(page, REGION);
  await page.goto(`${SHOP}/en/?utm_source=mail&utm_campaign=autumn`);
  await hydrated(page);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await followFirstGoods(page);
  await fillCart(page, REGION);
  await page.goto(`${SHOP}/en/cart`);
  await hydrated(page);
  await page.goto(`${SHOP}/en/checkout`);
  await hydrated(page);
  await typeAddress(page, { zip: "LV-1011" });
  await toPayment(page);
  expect([...asked(), ...askedBesides()]).toEqual([]);
  const cookies = (await page.context().cookies(SHOP)).map(({ name }) => name);
  expect(cookies.filter((name) => name === "utm" || name.startsWith("qu_track"))).toEqual([]);
});

test("with consent every step is tracked in dollars, except on pages with card forms", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await setSiteKeys(page, REGION);
  const asked = await watchHosts(page);
  await page.goto(`${SHOP}/en/?utm_source=mail&utm_campaign=autumn&other=1`);
  await hydrated(page);
  expect(asked()).toEqual([]);
  // Each attempt has a timeout of half a second: on a slow machine a later attempt gets the response.
  const kept = page.waitForResponse("**/api/utm", { timeout: 90_000 });
  await page.getByRole("button", { name: "Accept all" }).click();
  expect((await kept).status()).toBe(200);
  await expect.poll(() => [...new Set(asked().map(({ host }) => host))].sort()).toEqual(SERVICES);
  const cookies = await page.context().cookies(SHOP);
  expect(cookies.find(({ name }) => name === "utm")?.value).toMatch(/^[\w-]+$/);

  await followFirstGoods(page, () => hears(page, expect.arrayContaining(["view_item_list"])));
  await hears(page, ["view_item_list", "select_item", "view_item"]);
  await fillCart(page, REGION);
  await page.goto(`${SHOP}/en/cart`);
  await hears(page, expect.arrayContaining(["view_cart"]));
  await page.goto(`${SHOP}/en/checkout`);
  await hydrated(page);
  const waiting = () => page.evaluate(() => localStorage.getItem("waiting_events"));
  const waits = (event: string) =>
    expect(async () => expect(await waiting()).toContain(event)).toPass({ timeout: 60_000 });
  await waits("begin_checkout");
  await typeAddress(page, { zip: "LV-1011" });
  await toPayment(page);
  await waits("add_shipping_info");
  await toConfirm(page, /^Bank card/);
  await waits("add_payment_info");
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByLabel(/I agree/).check();
  await press(page, PAY);
  await expect(placedOrder(page)).toBeVisible();
  await waits("purchase");

  // The next page with consent is loaded completely and gets all events once.
  const steps = ["begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];
  await page.goto(`${SHOP}/en/faq`);
  await hears(page, expect.arrayContaining(steps));
  const bought = (await told(page)).filter(({ event }) => event === "purchase");
  expect(bought).toHaveLength(1);
  expect(bought[0]?.ecommerce).toMatchObject({ currency: "USD" });
  expect(bought[0]?.ecommerce?.transaction_id).toMatch(/^QU\d+$/);
  const silent = /\/(checkout|payment|confirm|success)(\/|$)/;
  expect(asked().filter(({ on }) => silent.test(on))).toEqual([]);
  expect([...new Set(asked().map(({ host }) => host))].sort()).toEqual(SERVICES);

  await page.goBack();
  await expect(placedOrder(page)).toBeVisible();
  await page.goto(`${SHOP}/en/marketplace`);
  await hears(page, expect.arrayContaining(["view_item_list"]));
  expect(await names(page)).not.toContain("purchase");
});

test("going from a page with third-party scripts to checkout loads a new document", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await setSiteKeys(page, REGION);
  await setConsentCookie(page, SHOP, "1.statistics.marketing");
  const asked = await watchHosts(page);
  await fillCart(page, REGION);
  await page.goto(`${SHOP}/en/cart`);
  await hears(page, expect.arrayContaining(["view_cart"]));
  const before = asked().length;
  await page.locator("main a[href*='/en/checkout']").first().click();
  await expect(page).toHaveURL(/\/en\/checkout\/[\w-]{20,}$/);
  await hydrated(page);
  expect(await page.evaluate(() => "silent" in document.documentElement.dataset)).toBe(true);
  expect(asked().slice(before)).toEqual([]);
});

test("blocked third-party scripts delay nothing, and consent can be withdrawn", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_(FAILED|BLOCKED_BY_CLIENT)/);
  await setSiteKeys(page, REGION);
  await setConsentCookie(page, SHOP, "1.statistics.marketing");
  let blocked = 0;
  await page.route(/googletagmanager|facebook|criteo|klaviyo/, (route) => {
    blocked += 1;
    return route.abort();
  });
  await page.goto(`${SHOP}/en/faq`);
  await hydrated(page);
  await expect.poll(() => blocked).toBe(SERVICES.length);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const reloaded = page.waitForEvent("load");
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /cookie/i })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Only necessary" }).click();
  await reloaded;
  await hydrated(page);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(blocked).toBe(SERVICES.length);
});
