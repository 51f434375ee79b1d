import type { Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "../../src/features/sites/domain/visitor-language.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { logIn, logOut } from "../fixtures/log-in.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const unpaidModal = (page: Page) => page.getByRole("dialog", { name: "You have unpaid orders" });

test("a reminder of unpaid orders is shown to customers once per visit, until they dismiss it", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("default", "/en/faq");
  await page.waitForLoadState("networkidle");
  await expect(unpaidModal(page)).toHaveCount(0);
  await logIn(page, "default", "kadri");
  await open("default", "/en/my-orders");
  await expect(page.locator("#orders tbody tr").first()).toBeVisible();
  await expect(unpaidModal(page)).toHaveCount(0);
  await open("default", "/en/faq");
  await expect(unpaidModal(page)).toBeVisible();
  await expectAccessible();
  await unpaidModal(page).getByRole("link", { name: "Pay" }).click();
  await expect(page.locator("#orders")).toBeFocused();
  await expect(page).toHaveURL(/\/en\/my-orders\?focus_order_table=true$/);

  const nextVisit = async () => page.evaluate(() => sessionStorage.clear());
  await nextVisit();
  await open("default", "/en/faq");
  await expect(unpaidModal(page)).toBeVisible();
  // Navigating closes the modal but does not dismiss it for good.
  await page.evaluate(() => {
    history.pushState(null, "", "/en/contacts");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(unpaidModal(page)).toHaveCount(0);
  await nextVisit();
  // The modal does not interrupt a person who is typing: it opens on the next page.
  const typed = Promise.withResolvers<void>();
  const whoIsHere = "**/api/auth/getCurrentUser";
  await page.route(whoIsHere, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await open("default", "/en/calculate");
  await page.locator("main").getByLabel("Weight", { exact: true }).fill("2");
  typed.resolve();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("summary[aria-label='Your account, Kadri']:visible")).toBeVisible();
  await expect(unpaidModal(page)).toHaveCount(0);
  await page.unroute(whoIsHere);
  await nextVisit();
  await open("default", "/en/faq");
  await unpaidModal(page).getByRole("button", { name: "Close" }).click();
  await nextVisit();
  await logOut(page);
  await logIn(page, "default", "kadri");
  await open("default", "/en/faq");
  // By now the page knows the user and has reacted.
  await page.waitForLoadState("networkidle");
  await expect(unpaidModal(page)).toHaveCount(0);
});

/** A browser that blocks Stripe's script: a message appears once in its place; pressing the button tries again. */
async function payWithoutStripe(page: Page): Promise<void> {
  const script = "**/stripe.js";
  let blocked = 0;
  await page.route(script, (route) => {
    blocked += 1;
    return route.abort();
  });
  await page.getByRole("radio", { name: /Bank card/ }).check();
  const said = page.getByRole("alert").filter({ hasText: "The card form did not load." });
  await expect(said).toHaveCount(1);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect.poll(() => blocked).toBe(2);
  await expect(said).toHaveCount(1);
  await page.getByRole("radio", { name: /PayPal/ }).check();
  await expect(said).toHaveCount(0);
  await page.unroute(script);
}

test("an order is paid by PayPal after a refusal, while Stripe is blocked", async ({
  page,
  open,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await logIn(page, "default", "kadri");
  // A customer who reads English pages returns from a provider to an English page.
  const url = siteAddress("default");
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: "en", url }]);
  await open("default", "/en/my-orders?type=unpaid");
  await page
    .locator("#orders")
    .getByRole("link", { name: /^Pay: QU/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Pay for order QU/ })).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: /Wallet/ })).toBeDisabled();
  await expectAccessible();
  const payByPayPal = async () => {
    await page.getByRole("radio", { name: /PayPal/ }).check();
    await page.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
  };
  await payWithoutStripe(page);
  await payByPayPal();
  await page.getByRole("button", { name: /declined|refuses/ }).click();
  await hydrated(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/pay\?/);
  await hydrated(page);
  await payByPayPal();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.locator('[data-payment="succeeded"]')).toBeVisible();
  await hydrated(page);
  await page.getByRole("link", { name: "To the order" }).click();
  await expect(page.getByRole("region", { name: "Payments" })).toContainText("PayPal");
  await expect(page.getByRole("link", { name: /^Pay: QU/ })).toHaveCount(0);
  await expectAccessible();
});

/** Opens the customer's first order in a status whose page offers something. */
async function openOffering(page: Page, status: string, offer: string): Promise<void> {
  const rows = page.locator("#orders tbody tr").filter({ hasText: status });
  const paths = await rows
    .getByRole("link", { name: /^Order QU/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const path of paths) {
    await page.goto(siteAddress("default") + path);
    await hydrated(page);
    if ((await page.getByText(offer, { exact: true }).count()) > 0) return;
  }
  throw new Error(`None of ${paths.length} orders offers: ${offer}`);
}

test("a withdrawal asks for confirmation and mails a receipt", async ({ page, open }) => {
  await logIn(page, "default", "pro");
  await open("default", "/en/my-orders");
  await openOffering(page, "Shipped", "Withdraw from the purchase");
  const number = (await page.getByRole("heading", { level: 1 }).textContent())?.match(/QU\d+/)?.[0];
  await page.getByRole("link", { name: "Withdraw from the purchase" }).click();
  await expect(page.getByRole("heading", { name: `Withdraw from order ${number}?` })).toBeVisible();
  await page.getByRole("button", { name: "Yes, withdraw" }).click();
  await expect(page.getByText("You withdrew from this order on")).toBeVisible();
  const outbox = async () =>
    (await page.request.get(`${siteAddress("default")}/dev/outbox.json`)).text();
  await expect.poll(outbox).toContain(`užsakymo ${number} atsisakymo patvirtinimas`);
});

test("buying again puts the goods still sold in the cart", async ({ page, open }) => {
  await logIn(page, "default", "pro");
  await open("default", "/en/my-orders");
  await openOffering(page, "Delivered", "Buy again");
  await page.getByRole("button", { name: "Buy again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "in your cart" })).toBeVisible();
  const answer = await page.request.post(`${siteAddress("default")}/api/cart/fetch`, { data: {} });
  expect((await answer.json()).cart.items.length).toBeGreaterThan(0);
});
