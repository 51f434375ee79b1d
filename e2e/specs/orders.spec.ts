import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { logIn, logOut } from "../fixtures/log-in.ts";
import { expect, test } from "../fixtures/test.ts";

const cents = (text: string) =>
  Number(text.replace(/\D/g, "")) * (/^[-−]/.test(text.trim()) ? -1 : 1);

test("a guest is redirected to the login with the address of the page", async ({ page }) => {
  const address = `${siteAddress("default")}/en/my-orders?type=unpaid`;
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/en/login?redirect=%2Fen%2Fmy-orders%3Ftype%3Dunpaid");
});

for (const [where, region, language, width] of [
  ["a desktop", "default", "en", 1440],
  ["a phone", "lv", "lv", 360],
] as const) {
  test(
    `on ${where} the list of orders leads to an order whose price adds up`,
    inFullRunUnless(width < 1024),
    async ({ page, open, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 });
      await logIn(page, region, "rasa");
      await open(region, `/${language}/my-orders`);
      await expectAccessible();
      const link = page.locator("#orders").getByRole("link", { name: /QU\d+/ }).first();
      const number = await link.textContent();
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number ?? "QU");
      const figures = await page
        .locator("section[aria-labelledby=order-price] dd")
        .allTextContents();
      const parts = figures.map(cents);
      const total = parts.pop();
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      await expectAccessible();
    },
  );
}

test("orders to pay get the focus, and a filter changes the address", async ({ page, open }) => {
  await logIn(page, "default", "kadri");
  await open("default", "/en/my-orders?type=unpaid&focus_order_table=true");
  await expect(page.locator("#orders")).toBeFocused();
  const rows = page.locator("#orders tbody tr");
  const unpaid = await rows.count();
  expect(unpaid).toBeGreaterThan(0);
  await expect(rows.getByText("Awaiting payment").filter({ visible: true })).toHaveCount(unpaid);
  await page.getByRole("link", { name: "Forwarded" }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\?type=forward_requests$/);
  await expect(page.getByText("Nothing of this kind")).toBeVisible();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page.locator("#orders tbody tr").first()).toBeVisible();
});

test("paging and filtering reload the list of orders, and logout leads home", async ({
  page,
  open,
}) => {
  await logIn(page, "default", "pro");
  await open("default", "/en/my-orders");
  const numbers = () => page.locator("#orders").getByRole("link", { name: /^Order QU/ });
  const first = await numbers().first().textContent();
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/\/en\/my-orders\?page=2$/);
  await expect(numbers().first()).not.toHaveText(first ?? "");
  await page.getByRole("link", { name: "From the shop" }).click();
  await expect(page).toHaveURL(/\/en\/my-orders\?type=shop_orders$/);
  await expect(numbers().first()).toHaveText(first ?? "");
  await logOut(page);
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await expect(page.getByText(first ?? "QU")).toHaveCount(0);
});

test("a shop without a marketplace offers no kinds of orders", async ({ page, open }) => {
  await logIn(page, "tp", "rasa");
  await open("tp", "/lt/my-orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Kurie užsakymai" })).toHaveCount(0);
});
