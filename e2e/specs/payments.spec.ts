import type { FrameLocator, Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { register } from "../fixtures/log-in.ts";
import { watchOutside } from "../fixtures/pay.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

// One customer for all tests, because registrations are rate limited. So the tests run one
// after another and compare differences.
test.describe.configure({ mode: "serial" });
let cookies: { name: string; value: string }[] = [];

test.beforeEach(async ({ page }) => {
  if (cookies.length === 0) {
    await register(page, "default");
    cookies = await page.context().cookies(siteAddress("default"));
  }
  const places = ["default", "lt", "nl"].map(siteAddress);
  const everywhere = places.flatMap((url) =>
    cookies.map(({ name, value }) => ({ name, value, url })),
  );
  await page.context().addCookies(everywhere);
});

/** In cents, so that differences are exact. */
const balance = async (page: Page): Promise<number> => {
  const answer = await page.request.post(`${siteAddress("default")}/api/balance/get`);
  return Math.round((await answer.json()).amount * 100);
};

const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card"]');
const outcome = (page: Page, result: string) => page.locator(`[data-payment="${result}"]`);

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole("radio", { name: /Bank card/ }).check();
  await card(page).getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: "Pay 50.00 €" }).click();
}

test.describe("a wallet top-up", () => {
  let before = 0;
  test.beforeEach(async ({ page, open }) => {
    before = await balance(page);
    await open("default", "/en/balance/top-up");
  });

  test("by card uses Stripe's form and credits the money at once", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open("default", "/en/balance");
    await page.getByRole("link", { name: "Top up" }).click();
    await expect(page.getByRole("heading", { name: "Top up the wallet" })).toBeVisible();
    await hydrated(page);
    await page.getByRole("radio", { name: /Bank card/ }).check();
    await expect(card(page).getByLabel("Card number")).toBeVisible();
    await expectAccessible();
    await payByCard(page, "4242 4242 4242 4242");
    await expect(outcome(page, "succeeded")).toContainText("50.00 € has arrived");
    await expectAccessible();
    await page.getByRole("link", { name: "To the wallet" }).click();
    await expect(page.locator("[data-balance]")).toHaveText(`${(before + 5000) / 100}.00 €`);
  });

  test("by a declined card shows the error, and another card succeeds", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/422/);
    await payByCard(page, "4000 0000 0000 0002");
    await expect(page.getByRole("alert").filter({ hasText: "refused" })).toBeVisible();
    expect(await balance(page)).toBe(before);
    await payByCard(page, "4242 4242 4242 4242");
    await expect(outcome(page, "succeeded")).toBeVisible();
    expect(await balance(page)).toBe(before + 5000);
  });

  test("by card succeeds after the payer left the bank and tried again", async ({ page }) => {
    await payByCard(page, "4000 0025 0000 3155");
    await expect(page.getByRole("heading", { name: "Your bank" })).toBeVisible();
    await page.getByRole("button", { name: "Go back without an answer" }).click();
    await expect(outcome(page, "waiting")).toBeVisible();
    await page.goto(`${siteAddress("default")}/en/balance/top-up`);
    await hydrated(page);
    await payByCard(page, "4000 0025 0000 3155");
    await page.getByRole("button", { name: "Yes, pay" }).click();
    await expect(outcome(page, "succeeded")).toBeVisible();
    expect(await balance(page)).toBe(before + 5000);
  });

  for (const [provider, method] of [
    ["PayPal", /PayPal/],
    ["Paysera", /Online bank/],
  ] as const) {
    const go = async (page: Page) => {
      await page.getByRole("radio", { name: method }).check();
      await page.getByRole("button", { name: "Pay 20.00 €" }).click();
      await expect(page.getByRole("heading", { name: provider })).toBeVisible();
    };

    test(
      `by ${provider} is credited once if the webhook comes five times`,
      inFullRunUnless(provider === "PayPal"),
      async ({ page, expectAccessible }) => {
        await page.getByRole("button", { name: "20.00 €" }).click();
        await go(page);
        await expectAccessible();
        await page.getByLabel("The shop is told").selectOption("five times, in any order");
        await page.getByRole("button", { name: "Pay", exact: true }).click();
        await expect(outcome(page, "succeeded")).toContainText("20.00 € has arrived");
        expect(await balance(page)).toBe(before + 2000);
      },
    );

    test(
      `by ${provider} is shown as paid after a late webhook`,
      inFullRunUnless(provider === "Paysera"),
      async ({ page }) => {
        await page.getByLabel("Amount in euros").fill("20,00");
        await go(page);
        await page.getByLabel("The shop is told").selectOption("some seconds late");
        await page.getByRole("button", { name: "Pay", exact: true }).click();
        await expect(outcome(page, "succeeded")).toBeVisible({ timeout: 30_000 });
        expect(await balance(page)).toBe(before + 2000);
      },
    );

    test(
      `by ${provider} can be tried again after a refusal`,
      inFullRunUnless(provider === "PayPal"),
      async ({ page }) => {
        await page.getByRole("button", { name: "20.00 €" }).click();
        await go(page);
        await page.getByRole("button", { name: /declined|refuses/ }).click();
        await expect(page.locator("[data-payment]")).toHaveAttribute(
          "data-payment",
          /failed|unfinished/,
        );
        await hydrated(page);
        await page.getByRole("link", { name: "Try again" }).click();
        await expect(page).toHaveURL(/\/balance\/top-up$/);
        await hydrated(page);
        await page.getByRole("button", { name: "20.00 €" }).click();
        await go(page);
        await page.getByRole("button", { name: /Cancel|Back/ }).click();
        await expect(outcome(page, "unfinished")).toBeVisible();
        expect(await balance(page)).toBe(before);
      },
    );
  }

  test("with a wrong amount shows the error beside its field", async ({ page }) => {
    await page.getByLabel("Amount in euros").fill("0.5");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText("Please enter an amount from 1 to 5000 euros")).toBeVisible();
  });
});

test("a payment's status is not read from the address, and a stranger is sent home", async ({
  page,
  open,
  browser,
}) => {
  await open("lt", "/lt/balance/top-up");
  const reference = await page.evaluate(async () => {
    const answer = await fetch("/api/balance/top-up", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ amount: 20, payment_id: 3 }),
    });
    return (await answer.json()).reference as string;
  });
  await open("lt", `/lt/payment/accept?reference=${reference}&status=1&paid=true`);
  await expect(outcome(page, "waiting")).toBeVisible();
  await open("lt", `/lt/payment/fail?reference=${reference}`);
  await expect(outcome(page, "unfinished")).toBeVisible();

  const stranger = await browser.newPage();
  for (const path of [`accept?reference=${reference}`, "accept?reference=never-was", "decline"]) {
    await stranger.goto(`${siteAddress("lt")}/lt/payment/${path}`);
    expect(new URL(stranger.url()).pathname).toBe("/lt/");
  }
  await stranger.close();
});

test("Stripe's script is loaded only once the visitor enters the preselected card form", async ({
  page,
  open,
}) => {
  const outside = watchOutside(page, "nl");
  await open("nl", "/en/balance/top-up");
  await expect(page.getByRole("radio", { name: /Bank card/ })).toBeChecked();
  const place = page.getByRole("region", { name: "Card details" });
  await expect(place.getByRole("button", { name: "Enter card details" })).toBeVisible();
  // The space is reserved, so that nothing moves when the form appears.
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(320);
  expect(outside()).toEqual([]);
  await page.getByRole("radio", { name: /Bank card/ }).focus();
  await expect(card(page).getByLabel("Card number")).toBeVisible();
  expect(outside()).toHaveLength(1);
});
