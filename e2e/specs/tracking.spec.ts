import { doorDeliveryService } from "../../src/server/fixtures/purchases/door-delivery.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { TYPED } from "../fixtures/checkout.ts";
import { registerWithMoney } from "../fixtures/pay.ts";
import { moveOn, shipOrder } from "../fixtures/ship.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const url = siteAddress("default");
const SHOES = {
  url: "https://www.northtrail.example/p/trail-shoes",
  name: "Trail shoes",
  quantity: 1,
  price: 89,
  kind: "shoes",
};

/** "2026-11-18 – 20", "2026-11-28 – 12-02" or one day. */
const DAYS = /^\d{4}-\d\d-\d\d( – (\d{4}-)?(\d\d-)?\d\d)?$/;

test("a parcel is tracked from its number to the delivery", async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await registerWithMoney(page, 300);
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(url + path, { data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const { quote } = await call("/api/quotes/create", { items: [SHOES] });
  const { slug, number } = quote;
  const { email: _email, ...address } = { ...TYPED, country_id: 1 };
  await call(`/api/quotes/set-delivery/${slug}`, {
    shipping: "air",
    delivery: doorDeliveryService(quote.local_delivery_couriers),
    address,
  });
  await call(`/api/quotes/pay/${slug}`, { payment_id: 4 });
  const parcel = await shipOrder(browser, number);

  // A wrong digit is reported next to its field, and the input stays.
  await page.goto(`${url}/en/tracking`);
  await hydrated(page);
  const typed = page.getByLabel("Number", { exact: true });
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
  await typed.fill("RB123456786GB");
  await page.getByRole("button", { name: "Track", exact: true }).click();
  await expect(page.getByText("A digit is wrong")).toBeVisible();
  await expect(typed).toHaveValue("RB123456786GB");
  await expectAccessible();
  await typed.fill(number);
  await page.getByRole("button", { name: "Track", exact: true }).click();

  await expect(page.getByRole("heading", { name: `Parcel ${number}` })).toBeVisible();
  await expect(
    page.getByRole("img", { name: "Map: the way from New Castle to Vilnius" }),
  ).toBeVisible();
  await expect(page.locator("[data-estimate]")).toHaveText(DAYS);
  await expect(page.getByRole("region", { name: "In this parcel" })).toContainText("Trail shoes");
  await expectAccessible();

  const reaches = async (stage: string, words: string) => {
    await moveOn(parcel, stage);
    await expect(async () => {
      await page.reload();
      const now = page.locator(`[data-state="${stage}"]`).getByText(words).first();
      await expect(now).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  };
  await reaches("in_customs", "In customs");
  await reaches("out_for_delivery", "With the courier");

  // Anybody with the carrier's number sees the route, but nothing about the owner.
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const stranger = await context.newPage();
  await setConsentCookie(stranger, url);
  await stranger.goto(`${url}/en/tracking/${parcel}`);
  await expect(stranger.getByRole("heading", { name: `Parcel ${parcel}` })).toBeVisible();
  await expect(stranger.getByRole("main")).not.toContainText("Trail shoes");
  await expect(stranger.getByRole("main")).not.toContainText(number);
  await context.close();

  await reaches("delivered", "Delivered");
  await expect(page.locator("[data-estimate]")).toHaveCount(0);
  await expectAccessible();
});
