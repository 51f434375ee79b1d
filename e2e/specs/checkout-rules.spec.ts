import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import {
  field,
  fillCart,
  openCheckout,
  TYPED,
  toConfirm,
  toPayment,
  total,
  typeAddress,
} from "../fixtures/checkout.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { isClearAt } from "../fixtures/is-clear.ts";
import { NEWCOMERS_PASSWORD, register } from "../fixtures/log-in.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const here = (page: { url: () => string }) => new URL(page.url()).pathname;

test("a checkout without a cart redirects to the cart, and no step can be skipped", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  for (const step of ["checkout", "payment", "confirm", "success"]) {
    for (const path of [`/en/${step}`, `/en/${step}/nobody-ever-got-this-slug`]) {
      const answer = await page.request.get(siteAddress("default") + path);
      expect(new URL(answer.url()).pathname, path).toBe("/en/cart");
    }
  }
  await openCheckout(page, "default");
  const slug = here(page).split("/").at(-1);
  await open("default", `/en/confirm/${slug}`);
  expect(here(page)).toBe(`/en/checkout/${slug}`);
  await open("default", `/en/success/${slug}`);
  expect(here(page)).toBe("/en/cart");
  await open("default", `/en/checkout/${slug}`);
  await typeAddress(page);
  await toPayment(page);
  await open("default", "/en/confirm");
  expect(here(page)).toBe(`/en/payment/${slug}`);
  expectConsoleErrors(/404/);
  const answer = await page.goto(`${siteAddress("tp")}/en/checkout`);
  expect(answer?.status()).toBe(404);
});

for (const [device, width] of [
  ["a phone", 360],
  ["a desktop", 1440],
] as const) {
  test(
    `on ${device} leaving the checkout ends it, and the next one keeps what was typed`,
    inFullRunUnless(width < 500),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openCheckout(page, "default");
      const first = here(page);
      await typeAddress(page, { city: "Kaunas" });
      const visited: string[] = [];
      page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
      const ended = page.waitForResponse(/\/api\/checkout\/invalidate\//);
      // Uses the keyboard, because the header is hidden while scrolling down. Focusing the link prefetches the page.
      const prefetched = page.waitForResponse(/\.data(\?|$)/);
      await page.getByRole("banner").getByRole("link", { name: "Cartage" }).focus();
      await (await prefetched).finished();
      await page.keyboard.press("Enter");
      expect((await ended).status()).toBe(200);
      // SPEC §7: the payload of the call.
      const payload = (await ended).request().postDataJSON();
      expect(payload).toEqual({ slug: first.split("/").at(-1), language_id: 1 });
      await expect(page).toHaveURL(/\/en\/$/);
      await page.locator("footer").getByRole("link", { name: "Privacy policy" }).click();
      await expect(page).toHaveURL(/\/en\/privacy-policy$/);
      expect(visited).not.toContain("/en/cart");
      await page.goto(siteAddress("default") + first);
      await expect(page).toHaveURL(/\/checkout\/[\w-]{20,}$/);
      expect(here(page)).not.toBe(first);
      await hydrated(page);
      await expect(field(page, "city")).toHaveValue("Kaunas");
      await expect(field(page, "email")).toHaveValue(TYPED.email);
    },
  );
}

test("policies and a change of language or currency keep the checkout open", async ({
  page,
  context,
}) => {
  await openCheckout(page, "default");
  const slug = here(page).split("/").at(-1);
  for (const policy of ["Privacy policy", "Purchase agreement", "Reservation policy"]) {
    const opened = context.waitForEvent("page");
    await page.locator("footer").getByRole("link", { name: policy }).click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await tab.close();
  }
  expect(here(page)).toBe(`/en/checkout/${slug}`);
  await field(page, "city").fill("Kaunas");
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "EUR" }).click();
  await header.getByRole("button", { name: /USD/ }).click();
  await expect(total(page)).toContainText("$");
  await header.locator("summary", { hasText: "English" }).click();
  await header.getByRole("link", { name: "Lietuvių" }).click();
  await expect(page).toHaveURL(new RegExp(`/lt/checkout/${slug}$`));
  await hydrated(page);
  await expect(field(page, "city")).toHaveValue("Kaunas");
  await expect(total(page)).toContainText("$");
});

test("unsaved input survives a reload, and is deleted from the browser's storage after it", async ({
  page,
}) => {
  await openCheckout(page, "default");
  // The first save never finishes, so later changes have to wait.
  await page.route("**/api/checkout/save/*", () => undefined);
  const asked = page.waitForRequest("**/api/checkout/save/*");
  await field(page, "city").fill("Kaunas");
  await asked;
  await field(page, "first_name").fill("Sanne");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "first_name")).toHaveValue("Sanne");
  await expect(field(page, "city")).toHaveValue("Kaunas");
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /own:/.test(key)));
  expect(await kept()).toEqual([]);
  await page.unrouteAll();
  const saved = page.waitForResponse("**/api/checkout/save/*");
  await field(page, "last_name").fill("de Vries");
  await saved;
  await page.goto(page.url());
  await expect(field(page, "first_name")).toHaveValue("Sanne");
});

test("input without a connection is shown as unsaved, and saved once the connection is back", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await openCheckout(page, "default");
  const isSaved = page.getByText("Saved: you can close the page");
  const isUnsaved = page.getByText("Not saved yet: please keep this page open");
  await field(page, "first_name").fill("Sanne");
  await expect(isSaved).toBeVisible();
  await page.context().setOffline(true);
  await field(page, "city").fill("Kaunas");
  await expect(isUnsaved).toBeVisible();
  await expect(isSaved).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(isSaved).toBeVisible();
  await expect(isUnsaved).toHaveCount(0);
  await page.goto(page.url());
  await expect(field(page, "city")).toHaveValue("Kaunas");
});

test("going back from the shipping step leads to the cart and shows that it is loading", async ({
  page,
  open,
}) => {
  await fillCart(page, "default");
  await open("default", "/en/faq");
  await page.locator("header a[href='/en/cart']:visible").click();
  await page
    .getByRole("dialog", { name: "Cart" })
    .getByRole("link", { name: "To checkout" })
    .click();
  await expect(page).toHaveURL(/\/checkout\/[\w-]{20,}$/);
  await hydrated(page);
  const leaving = page.locator("[data-leaving]");
  await expect(leaving).toHaveCount(0);
  const asked = Promise.withResolvers<void>();
  await page.route(/\/(faq|cart)\.data/, async (route) => {
    await asked.promise;
    await route.continue().catch(() => {});
  });
  const ended = page.waitForResponse(/\/api\/checkout\/invalidate\//);
  await page.evaluate(() => history.back());
  await expect(leaving).toHaveCount(1);
  asked.resolve();
  expect((await ended).status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/cart$/);
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(leaving).toHaveCount(0);
});

/** If a removal fails for lack of a connection, the promotion stays and a message says so. */
async function loseRemoval(page: Page): Promise<void> {
  const removal = "**/api/checkout/remove-promotion/**";
  await page.route(removal, (route) => route.abort());
  await page.getByLabel("Promotion code").fill("minus5");
  await page.keyboard.press("Enter");
  const part = page.locator('[data-part="promotion"]');
  await expect(part).toContainText("−5.00 €");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "There is no connection" })).toBeVisible();
  await expect(part).toContainText("−5.00 €");
  await page.unroute(removal);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(part).toHaveCount(0);
}

test("a login during the checkout keeps the input and the same checkout", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  const email = await register(page, "default");
  await page.context().clearCookies();
  await openCheckout(page, "default");
  const before = here(page);
  await typeAddress(page, { city: "Alytus", zip: "LT-62101" });
  await page.getByRole("link", { name: "Log in" }).last().click();
  const form = page.getByRole("form", { name: "Log in" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
  await expect(field(page, "city")).toHaveValue("Alytus");
  await expect(field(page, "phone_number")).toHaveValue(TYPED.phone_number);
  expect(here(page)).toBe(before);
  await toPayment(page);
  await loseRemoval(page);
});

test("the checkout works by keyboard on a small phone", async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCheckout(page, "wl");
  // The sticky button must not cover anything that is scrolled into view.
  await expect.poll(() => isClearAt(field(page, "city"), "end")).toBe(true);
  await field(page, "first_name").focus();
  for (const value of Object.values(TYPED)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await field(page, "email").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/payment\//);
  await page.getByRole("radio", { name: /Bank card/ }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Check the order" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/confirm\//);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.locator("summary", { hasText: "Explain this total" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The last stretch: the courier in your country")).toBeVisible();
  await expectAccessible();
});

test("a double click and a retry send the same Idempotency-Key", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  await openCheckout(page, "default");
  await typeAddress(page, { email: "twice@example.com" });
  await toPayment(page);
  await toConfirm(page, /PayPal/);
  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route("**/api/checkout/pay/**", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel(/I agree/).check();
  const pay = page.getByRole("button", { name: /^Pay [\d.,]+ €$/ });
  await pay.dblclick();
  await expect(page.getByText("There is no connection")).toBeVisible();
  await pay.click();
  await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("on a phone the checkout button shows the total, and a timer how long goods are held", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, "default");
  const button = page.locator("[data-step-total]");
  await expect(page.getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await expect(button).toHaveText((await total(page).textContent()) ?? "");
  await page.getByRole("radio", { name: /Parcel locker/ }).check();
  await page.locator('input[name="pickup-point"]').first().check();
  await expect(field(page, "first_address")).toHaveCount(0);
  await typeAddress(page, { first_address: "", city: "", zip: "", email: "sanne@gmial.com" });
  await page.getByRole("button", { name: "sanne@gmail.com" }).click();
  await expect(field(page, "email")).toHaveValue("sanne@gmail.com");
  await expectAccessible();
  await toPayment(page);
  await expect(page.locator('[data-marks="3"] svg').first()).toBeVisible();
  await expect(button).toHaveText((await total(page).textContent()) ?? "");
  // New fields show no errors before the visitor has been there.
  await page.getByRole("button", { name: "Check the order" }).click();
  await expect(page.getByText("Form incomplete.")).toBeVisible();
  await page.getByLabel(/invoice.*company/i).check();
  await expect(field(page, "company_name")).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("radio", { name: /Online bank/ }).check();
  await expect(page.getByText("Form incomplete.")).toHaveCount(0);
  await expect(field(page, "first_address")).toBeVisible();
  await expectAccessible();
});

test.describe("the checkout without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has working first steps, with errors beside their fields", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/422/);
    await fillCart(page, "default");
    await page.goto(`${siteAddress("default")}/en/checkout`);
    // The total includes the selected courier, and there is no fake countdown.
    await expect(page.locator('[data-part="delivery"]')).toContainText("€");
    await expect(page.getByRole("timer")).toBeHidden();
    await typeAddress(page, { zip: "nonsense" });
    await page.getByRole("button", { name: "Choose how to pay" }).click();
    await expect(field(page, "zip")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "city")).toHaveValue(TYPED.city);
    await field(page, "zip").fill(TYPED.zip);
    await page.getByRole("button", { name: "Choose how to pay" }).click();
    await expect(page).toHaveURL(/\/payment\//);
    await page.getByRole("radio", { name: /Online bank/ }).check();
    await page.getByRole("button", { name: "Check the order" }).click();
    await expect(page).toHaveURL(/\/confirm\//);
    // Uses a CSS selector, because text locators ignore the content of a noscript.
    await expect(page.locator(".checkout-main noscript > div")).toBeVisible();
  });
});
