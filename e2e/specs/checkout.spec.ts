import {
  card,
  field,
  openCheckout,
  placed,
  TYPED,
  toConfirm,
  toPayment,
  total,
  typeAddress,
} from "../fixtures/checkout.ts";
import { logIn } from "../fixtures/log-in.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const PAY = /^Pay [\d.]+ €$/;

test("a guest by air to the door, by card: each step survives a reload and keeps nobody out", async ({
  page,
  expectAccessible,
}) => {
  await openCheckout(page, "default");
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page.getByText("Field is required.")).toHaveCount(7);
  await expectAccessible();
  await typeAddress(page);
  await expect(page.getByText("Kept: you can close the page")).toBeVisible();
  await toPayment(page);
  await page.goBack();
  await page.reload();
  await hydrated(page);
  for (const [name, value] of Object.entries(TYPED)) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await toPayment(page);
  await page.reload();
  await hydrated(page);
  await expectAccessible();
  await toConfirm(page, /Bank card/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Pilies g. 14-3, LT-01123 Vilnius")).toBeVisible();
  await expect(card(page).getByLabel("Card number")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: PAY }).click();
  await expect(page.getByText("Please agree to the purchase agreement")).toBeVisible();
  await page.getByLabel(/I agree/).check();
  await card(page).getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: PAY }).click();
  await expect(page).toHaveURL(/\/success\//);
  await expect(placed(page)).toHaveAttribute("data-paid", "true");
  await expect(placed(page)).toContainText(/order QU\d+/);
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Order QU\d+/ })).toBeVisible();
});

test("a customer by sea to a locker, with a code and a part from the wallet, by bank", async ({
  page,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/422/);
  await logIn(page, "lv", "janis");
  await openCheckout(page, "lv");
  await expect(page.getByText("Tērbatas iela 21-8")).toBeVisible();
  // Whatever was chosen the time before.
  await page.getByRole("radio", { name: /By air/ }).check();
  await expect(page.locator('[data-part="shipping"]')).toContainText("By air");
  await page.getByRole("radio", { name: /By sea/ }).check();
  await expect(page.locator('[data-part="shipping"]')).toContainText("By sea");
  await page.getByRole("radio", { name: /To your door/ }).check();
  await page.getByRole("radio", { name: /Parcel locker/ }).check();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page.getByText("Please choose a parcel locker")).toBeVisible();
  await page.locator('input[name="pickup-point"]').first().check();
  await expect(page.locator('[data-part="delivery"]')).toContainText("€");
  await toPayment(page);

  await page.getByLabel("Promotion code").fill("NOSUCH");
  await page.getByRole("button", { name: "Use" }).first().click();
  await expect(page.getByText("We do not know this code.")).toBeVisible();
  await page.getByLabel("Promotion code").fill("minus5");
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-part="promotion"]')).toContainText("−5.00 €");
  await page.getByLabel("From your wallet").fill("1");
  await page.getByRole("button", { name: "Use" }).click();
  await expect(page.locator('[data-part="balance"]')).toContainText("−1.00 €");
  await expectAccessible();
  await toConfirm(page, /Online bank/);
  await page.getByLabel(/I agree/).check();
  await page.getByRole("button", { name: PAY }).click();
  await expect(page.getByRole("heading", { name: "Paysera" })).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/success\//);
  await expect(placed(page)).toHaveAttribute("data-paid", "true");
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveCount(0);
});

test("by PayPal: left, then tried again with everything kept, then paid", async ({ page }) => {
  await openCheckout(page, "nl");
  await typeAddress(page, { city: "Utrecht", zip: "3513 AK" });
  await toPayment(page);
  await toConfirm(page, /PayPal/);
  const price = await total(page).textContent();
  const pay = async () => {
    await page.getByLabel(/I agree/).check();
    await page.getByRole("button", { name: PAY }).click();
    await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
  };
  await pay();
  await page.getByRole("button", { name: /Cancel|Back/ }).click();
  await expect(page.locator('[data-payment="unfinished"]')).toBeVisible();
  await hydrated(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/confirm\/[\w-]{20,}$/);
  await expect(page.getByText("Utrecht")).toBeVisible();
  await expect(total(page)).toHaveText(price ?? "");
  await pay();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/success\//);
  await expect(placed(page)).toHaveAttribute("data-paid", "true");
});

test("a card is declined, another one pays, and the cart is empty", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/422/);
  await openCheckout(page, "pj", "en");
  await typeAddress(page);
  await toPayment(page);
  await toConfirm(page, /Bank card/);
  await card(page).getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByLabel(/I agree/).check();
  await page.getByRole("button", { name: PAY }).click();
  await expect(page.getByRole("alert").filter({ hasText: "refused" })).toBeVisible();
  await expect(page.getByLabel(/I agree/)).toBeChecked();
  await card(page).getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: PAY }).click();
  await expect(page).toHaveURL(/\/success\//);
  const left = await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/cart/fetch", { method: "POST", headers, body: "{}" });
    return (await answer.json()).cart.items;
  });
  expect(left).toEqual([]);
});

test("two tabs: what one has paid for, the other shows as done", async ({ page }) => {
  await openCheckout(page, "default");
  await typeAddress(page, { email: "two@example.com" });
  await toPayment(page);
  await toConfirm(page, /Bank card/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  await card(other).getByLabel("Card number").fill("4242 4242 4242 4242");
  await other.getByLabel(/I agree/).check();
  await other.getByRole("button", { name: PAY }).click();
  await expect(other).toHaveURL(/\/success\//);
  const number = await placed(other).getAttribute("data-order");
  await card(page).getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel(/I agree/).check();
  await page.getByRole("button", { name: PAY }).click();
  await expect(page).toHaveURL(/\/success\//);
  await expect(placed(page)).toHaveAttribute("data-order", number ?? "");
});

test("air or sea is chosen once more on the last step, and the total follows", async ({ page }) => {
  await openCheckout(page, "ae");
  await typeAddress(page, { city: "Dubai", zip: "" });
  await toPayment(page);
  await toConfirm(page, /Bank card/);
  const before = await total(page).textContent();
  await page.getByRole("button", { name: "Air or sea?" }).click();
  const dialog = page.getByRole("dialog", { name: "How should it travel?" });
  await dialog.getByRole("radio", { name: /By sea/ }).check();
  await dialog.getByRole("button", { name: "Choose this way" }).click();
  await expect(dialog).toBeHidden();
  await expect(total(page)).not.toHaveText(before ?? "");
  await expect(page.getByRole("button", { name: PAY })).toHaveText(
    `Pay ${(await total(page).textContent()) ?? ""}`,
  );
});
