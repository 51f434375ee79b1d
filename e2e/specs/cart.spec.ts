import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { fillCart, findGoods } from "../fixtures/fill-cart.ts";
import { logOut, register } from "../fixtures/log-in.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const cents = (text: string | null) => Number(text?.replace(/\D/g, ""));
const lines = (page: Page) => page.locator(".cart-line");
const count = (page: Page) => page.locator("header .count-dot:visible");
const quantity = (page: Page) => page.getByRole("spinbutton");
const sum = (page: Page) => page.locator(".cart-sum tfoot .num");

test("goods can be added by keyboard in a chosen quantity, and the cart modal opened and closed", async ({
  page,
  open,
  expectAccessible,
}) => {
  const { path } = await findGoods(page);
  await open("default", path);
  await setConsentCookie(page, siteAddress("default"), "1.statistics");
  await page.getByRole("button", { name: "One more" }).press("Enter");
  const told = page.waitForRequest("**/api/lupa/events/collector");
  await page.getByRole("button", { name: "Add 2 to cart" }).press("Enter");
  const modal = page.getByRole("dialog", { name: "Cart" });
  await expect(modal.locator(".cart-line")).toHaveCount(1);
  expect((await told).postDataJSON()).toMatchObject({ name: "addToCart" });
  await expect(quantity(page).last()).toHaveValue("2");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add 2 to cart" })).toBeFocused();
  await expect(count(page)).toHaveText("2");
  await page.getByRole("link", { name: "Cart, 2 items" }).press("Enter");
  await expect(modal).toBeVisible();
  await modal.getByRole("link", { name: "View cart" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
});

test("buttons pressed before hydration take effect once after it", async ({ page }) => {
  const { path } = await findGoods(page);
  const address = siteAddress("default");
  await setConsentCookie(page, address);
  const arrival = Promise.withResolvers<void>();
  await page.route("**/entry.client*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(address + path, { waitUntil: "domcontentloaded" });
  const more = page.getByRole("button", { name: "One more" });
  await more.click();
  await more.press("Enter");
  arrival.resolve();
  await expect(page.getByRole("button", { name: "Add 3 to cart" })).toBeVisible();
  await more.click();
  await expect(page.getByRole("button", { name: "Add 4 to cart" })).toBeVisible();
});

test("a quantity is limited to the stock, and the total is the sum of its parts", async ({
  page,
  open,
  expectAccessible,
}) => {
  await fillCart(page);
  await open("default", "/en/cart");
  await page.getByRole("button", { name: "One more" }).click();
  await expect(quantity(page)).toHaveValue("2");
  const taken = page.waitForResponse("**/api/cart/update");
  await quantity(page).fill("999");
  await quantity(page).press("Enter");
  // Other tests may hold some of it by now: the response says how many are left.
  const max = (await (await taken).json()).cart.items[0].max_quantity;
  await expect(quantity(page)).toHaveValue(String(max));
  await expect(count(page)).toHaveText(String(max));
  await expect(page.getByText(/^Only \d+ (is|are) left, so we put in \d+\.$/)).toBeVisible();
  await expect(page.getByText("No payment method costs extra.")).toBeVisible();
  await quantity(page).fill("0");
  await quantity(page).press("Enter");
  await expect(quantity(page)).toHaveValue("1");
  await expect(page.locator(".cart-sum[aria-busy=false]")).toBeVisible();
  const parts = (await page.locator(".cart-sum tbody .num").allTextContents()).map(cents);
  expect(parts, "goods, shipping, the courier to the door").toHaveLength(3);
  expect(cents(await sum(page).textContent())).toBe(parts.reduce((total, part) => total + part));
  expect(cents(await page.locator(".cart-price").textContent())).toBe(parts[0]);
  await expectAccessible();
  // On a narrow phone, long words must not push a button out of its card.
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", "/ru/cart");
  await expect(quantity(page)).toHaveValue("1");
  const outside = await page.locator(".radio-card").evaluateAll((cards) =>
    cards.map((card) => {
      const [edge, button] = [card, card.querySelector("input")].map((one) =>
        one?.getBoundingClientRect(),
      );
      const [left, right] = [edge?.left ?? 0, edge?.right ?? 0];
      return (button?.left ?? 0) < left || (button?.right ?? Infinity) > right;
    }),
  );
  expect(outside).toEqual([false, false]);
});

test("a removed line can be restored", async ({ page, open }) => {
  await fillCart(page, 2);
  await open("default", "/en/cart");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(count(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(quantity(page)).toHaveValue("2");
});

test("air and sea totals are both shown, and the chosen method is remembered", async ({
  page,
  open,
}) => {
  await fillCart(page);
  await open("default", "/en/cart");
  const totals = page.locator(".shipping-option-picker-total");
  await expect(totals).toHaveCount(2);
  const [air = "", sea = ""] = await totals.allTextContents();
  await expect(sum(page)).toHaveText(air.replace("from ", ""));
  await page.getByRole("radio", { name: /By sea/ }).check();
  await expect(sum(page)).toHaveText(sea.replace("from ", ""));
  await expect(page.locator(".cart-sum[aria-busy=false]")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /By sea/ })).toBeChecked();
  await page.getByRole("link", { name: "To checkout" }).click();
  await expect(page).toHaveURL(/\/en\/checkout/);
});

test("goods stay in the cart after a hold expires, to be held again", async ({ page, open }) => {
  await fillCart(page);
  const fetched = await page.request.post(`${siteAddress("default")}/api/cart/fetch`, { data: {} });
  const json = await fetched.json();
  json.cart.expiration = null;
  for (const item of json.cart.items) item.reserved_until = null;
  await page.clock.install();
  await open("default", "/en/cart");
  await expect(page.getByRole("timer")).toContainText(/\d\d:\d\d/);
  await page.route("**/api/cart/fetch", (route) => route.fulfill({ json }));
  const LATER_MS = 21 * 60_000;
  await page.clock.fastForward(LATER_MS);
  await expect(page.getByText("not held for you now")).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  // The server's clock did not move, so its response is moved as far as the page's clock.
  const move = (time: string) => new Date(Date.parse(time) + LATER_MS).toISOString();
  await page.route("**/api/cart/update", async (route) => {
    const answer = await (await route.fetch()).json();
    const { items, expiration, ...rest } = answer.cart;
    const later = items.map((item: { reserved_until: string }) => ({
      ...item,
      reserved_until: move(item.reserved_until),
    }));
    const cart = { ...rest, items: later, expiration: move(expiration) };
    await route.fulfill({ json: { ...answer, cart } });
  });
  const asked = page.waitForRequest("**/api/cart/update");
  await page.getByRole("button", { name: "Hold again" }).click();
  const [{ id: item_id, quantity: wanted }] = json.cart.items;
  expect((await asked).postDataJSON()).toMatchObject({ item_id, quantity: wanted });
  await expect(page.getByRole("timer")).toContainText(/(20:00|19:\d\d)/);
  await expect(page.getByText("not held for you now")).toHaveCount(0);
});

test("a shortage is shown beside its line", async ({ page, open }) => {
  await fillCart(page);
  const fetched = await page.request.post(`${siteAddress("default")}/api/cart/fetch`, { data: {} });
  const answer = await fetched.json();
  const [item] = answer.cart.items;
  const { id: item_id, variant_id, name } = item;
  const shortage = { item_id, variant_id, name, requested: 2, available: 1 };
  const items = [{ ...item, quantity: 1, max_quantity: 1 }];
  const cartWith = (reservation_error: object[] | null) => ({
    json: { ...answer, cart: { ...answer.cart, items, reservation_error } },
  });
  await page.route("**/api/cart/update", async (route) => {
    // In later responses only the line itself says that there is less.
    await page.route("**/api/cart/fetch", (fetching) => fetching.fulfill(cartWith(null)));
    await route.fulfill(cartWith([shortage]));
  });
  await open("default", "/en/cart");
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("You wanted 2, but only 1 is left.")).toBeVisible();
  await expect(quantity(page)).toHaveValue("1");
});

test("two tabs show the same cart", async ({ page, open, context }) => {
  await fillCart(page);
  await open("default", "/en/cart");
  const other = await context.newPage();
  await other.goto(`${siteAddress("default")}/en/cart`);
  await hydrated(other);
  await other.getByRole("button", { name: "One more" }).click();
  await expect(quantity(page)).toHaveValue("2");
  await other.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("the cart can be filled, changed and emptied without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { path } = await findGoods(page);
  await page.goto(siteAddress("default") + path);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(lines(page)).toHaveCount(1);
  await quantity(page).fill("3");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(quantity(page)).toHaveValue("3");
  await page.getByRole("radio", { name: /By sea/ }).check();
  await page.getByRole("button", { name: "Send it this way" }).click();
  await expect(page.getByRole("radio", { name: /By sea/ })).toBeChecked();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await context.close();
});

test("a cart that failed to load can be loaded again", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  await fillCart(page);
  await page.route("**/api/cart/fetch", (route) => route.fulfill({ status: 503, json: {} }));
  await open("default", "/en/faq");
  await page.locator("header a[href='/en/cart']:visible").click();
  await expect(page.getByText("We could not load your cart")).toBeVisible();
  await page.unroute("**/api/cart/fetch");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(count(page)).toHaveText("1");
});

test("a guest's cart is kept after registration, and removed at logout", async ({ page, open }) => {
  await fillCart(page, 2);
  await register(page, "default");
  await open("default", "/en/cart");
  await expect(quantity(page)).toHaveValue("2");
  await expect(count(page)).toHaveText("2");
  await logOut(page);
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(count(page)).toHaveCount(0);
});

test("an absent cart is not requested, and a shop without goods has none", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404 \(Not Found\)/);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 320, height: 700 });
  await open("lv", "/lv/");
  await expect(page.getByRole("link", { name: /^Grozs/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/api/cart"))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  const answer = await page.goto(`${siteAddress("tp")}/lt/cart`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("link", { name: /^Krepšelis/ })).toHaveCount(0);
});
