import type { Page } from "@playwright/test";
import {
  BROWSER_SCENARIOS,
  describeScenario,
  FEW_BROWSER_SCENARIOS,
  type PurchaseScenario,
} from "../../src/server/fixtures/purchases/purchase-scenarios.ts";
import {
  card,
  field,
  openCheckout,
  placedOrder,
  TYPED,
  toConfirm,
  toPayment,
  total,
  typeAddress,
} from "../fixtures/checkout.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { NEWCOMERS_PASSWORD, register } from "../fixtures/log-in.ts";
import {
  fillWallet,
  PAY,
  payAt,
  press,
  tryAgain,
  typeCard,
  watchOutside,
} from "../fixtures/pay.ts";
import { withShopDatabase } from "../fixtures/shop-database.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

// Whole purchases, each with an error on the way, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

const PLACES: Partial<Record<PurchaseScenario["region"], Partial<typeof TYPED>>> = {
  lv: { city: "Rīga", zip: "LV-1011" },
  nl: { city: "Utrecht", zip: "3513 AK" },
  ae: { city: "Dubai", zip: "" },
};
const METHODS = { card: /Bank card/, PayPal: /PayPal/, bank: /Online bank/, wallet: /Wallet/ };
const COMPANY = ["UAB Bandymas", "305112233", "LT100012345678"] as const;

type Look = () => Promise<void>;

/** Missing fields have an error next to each, which screen readers find, too. */
async function pressTooEarly(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page.getByText("Field is required.")).toHaveCount(7);
  await look();
}

async function ship(page: Page, way: PurchaseScenario): Promise<void> {
  const { region, travel, place } = way;
  // The cart already has a choice, which can be changed here.
  await page.locator("summary", { hasText: "Change" }).click();
  await page.getByRole("radio", { name: travel === "air" ? /By air/ : /By sea/ }).check();
  const shown = page.locator('[data-part="shipping"]');
  await expect(shown).toContainText(travel === "air" ? "By air" : "By sea");
  if (place === "locker") {
    await page.getByRole("radio", { name: /Parcel locker/ }).check();
    await page.locator('input[name="pickup-point"]').first().check();
  }
  const person = {
    ...(place === "locker" ? { first_address: "", city: "", zip: "" } : PLACES[region]),
    ...(way === FIRST_GUEST && { email: `first-guest-${Date.now()}@example.com` }),
  };
  await typeAddress(page, person);
  await toPayment(page);
  // Inputs are kept for everybody, so checking half of the purchases is enough.
  if (place === "door") return;
  await page.goBack();
  await page.reload();
  await hydrated(page);
  for (const [name, value] of Object.entries({ ...TYPED, ...person })) {
    if (value !== "") await expect(field(page, name)).toHaveValue(value);
  }
  await toPayment(page);
}

async function reduce(page: Page, { reduction }: PurchaseScenario): Promise<void> {
  if (reduction === "code") {
    await page.getByLabel("Promotion code").fill("minus5");
    await page.keyboard.press("Enter");
    await expect(page.locator('[data-part="promotion"]')).toContainText("−5.00 €");
  }
  if (reduction === "part wallet") await takeFromWallet(page);
}

/** Applies the balance, removes it once despite several clicks, and applies it again. */
async function takeFromWallet(page: Page): Promise<void> {
  const part = page.locator('[data-part="balance"]');
  const use = async (amount: string) => {
    await page.getByLabel("From your wallet").fill(amount);
    await page.keyboard.press("Enter");
    await expect(part).toContainText(`−${amount}.00 €`);
  };
  let removals = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/checkout/remove-balance")) removals += 1;
  });
  await use("2");
  await page.getByRole("button", { name: "Remove" }).dblclick();
  await expect(part).toHaveCount(0);
  expect(removals).toBe(1);
  await use("1");
}

async function nameCompany(page: Page): Promise<void> {
  await page.getByLabel(/invoice.*company/i).check();
  const [name, code, vat] = COMPANY;
  await field(page, "company_name").fill(name);
  await field(page, "company_code").fill(code);
  await field(page, "vat_code").fill(vat);
}

/** First the payment fails, in a different way for each provider; then it succeeds. */
const PAYING: Record<PurchaseScenario["provider"], (page: Page) => Promise<void>> = {
  async card(page) {
    await typeCard(page, "4000 0000 0000 0002");
    await press(page, PAY);
    await expect(page.getByText("Please agree to the purchase agreement")).toBeVisible();
    await page.getByLabel(/I agree/).check();
    await press(page, PAY);
    await expect(page.getByRole("alert").filter({ hasText: "refused" })).toBeVisible();
    await expect(page.getByLabel(/I agree/)).toBeChecked();
    await typeCard(page, "4242 4242 4242 4242");
    await press(page, PAY);
  },
  async PayPal(page) {
    await payAt(page, "PayPal");
    await press(page, "The payment fails");
    await tryAgain(page, "failed");
    await payAt(page, "PayPal");
    await press(page, "Pay");
  },
  async bank(page) {
    await payAt(page, "Paysera");
    await press(page, "Back to the shop");
    await expect(page.getByText(/^Order QU\d+$/)).toBeVisible();
    await expect(page.getByText("The order waits for your payment")).toBeVisible();
    await expect(page.getByText("back in your cart")).toBeVisible();
    expect(await cartItems(page)).toHaveLength(1);
    await tryAgain(page, "unfinished");
    await payAt(page, "Paysera");
    await press(page, "Pay");
  },
  async wallet(page) {
    await page.getByLabel(/I agree/).check();
    await press(page, PAY);
  },
};

/** SPEC §2 modal "shipping select": changes the shipping without going back, and updates the total. */
async function travelOtherwise(page: Page, name: RegExp): Promise<void> {
  const before = await total(page).textContent();
  await page.getByRole("button", { name: "Air or sea?" }).click();
  const dialog = page.getByRole("dialog", { name: "How should it travel?" });
  await dialog.getByRole("radio", { name }).check();
  await dialog.getByRole("button", { name: "Choose this way" }).click();
  await expect(dialog).toBeHidden();
  await expect(total(page)).not.toHaveText(before ?? "");
  const now = await total(page).textContent();
  await expect(page.getByRole("button", { name: PAY })).toHaveText(`Pay ${now}`);
}

async function changeBesideCard(page: Page, { provider, travel }: PurchaseScenario): Promise<void> {
  if (provider !== "card") return;
  await expect(card(page).getByLabel("Card number")).toBeVisible();
  await travelOtherwise(page, travel === "air" ? /By sea/ : /By air/);
}

const cartItems = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/cart/fetch", { method: "POST", headers, body: "{}" });
    return (await answer.json()).cart.items;
  });

const FIRST_GUEST = FEW_BROWSER_SCENARIOS.find(({ who }) => who === "guest");

/** After an order, everything about the customer is known except a password. */
async function makeAccount(page: Page): Promise<void> {
  await page.getByLabel("Choose a password").fill(NEWCOMERS_PASSWORD);
  await press(page, "Create an account");
  await expect(page.getByText("Your account is ready")).toBeVisible();
  await expect(page.getByLabel("Choose a password")).toHaveCount(0);
}

for (const way of BROWSER_SCENARIOS) {
  test(
    describeScenario(way),
    inFullRunUnless(FEW_BROWSER_SCENARIOS.includes(way)),
    async ({ page, expectAccessible, expectConsoleErrors }) => {
      const isCard = way.provider === "card";
      const look: Look = async () =>
        way === FEW_BROWSER_SCENARIOS[0] ? expectAccessible() : undefined;
      if (isCard) expectConsoleErrors(/422/);
      const outside = watchOutside(page, way.region);
      if (way.who === "customer") {
        await register(page, way.region);
        await fillWallet(page, 3000);
      }
      await openCheckout(page, way.region);
      if (way === FEW_BROWSER_SCENARIOS[0]) await pressTooEarly(page, look);
      await ship(page, way);
      await reduce(page, way);
      if (way.provider === "bank") await nameCompany(page);
      await look();
      expect(outside()).toEqual([]);
      await toConfirm(page, METHODS[way.provider]);
      await page.reload();
      await hydrated(page);
      const where = way.place === "locker" ? TYPED.phone_number : TYPED.first_address;
      await expect(page.getByText(where)).toBeVisible();
      if (way.provider === "bank") await expect(page.getByText(COMPANY.join(", "))).toBeVisible();
      await changeBesideCard(page, way);
      await look();
      const price = await total(page).textContent();
      await PAYING[way.provider](page);
      await expect(page).toHaveURL(/\/success\//);
      await expect(placedOrder(page)).toHaveAttribute("data-paid", "true");
      // The amount paid from the wallet has its own line.
      await expect(total(page)).toHaveText(way.provider === "wallet" ? "0.00 €" : (price ?? ""));
      await expect(page.locator("[data-promised]")).toHaveText(/^With you \d{4}-\d\d-\d\d/);
      const offer = page.getByRole("button", { name: "Create an account" });
      await expect(offer).toHaveCount(way.who === "guest" ? 1 : 0);
      await look();
      if (way.who === "guest" && way === FIRST_GUEST) await makeAccount(page);
      expect(await cartItems(page)).toEqual([]);
      // Only the chosen provider's script is loaded.
      expect(outside()).toHaveLength(isCard ? 1 : 0);
      await page.getByRole("link", { name: "See the order" }).click();
      await expect(page.getByRole("heading", { level: 1, name: /Order QU\d+/ })).toBeVisible();
      await expect(page.locator("[data-promised]")).toHaveText(/^With you \d{4}-\d\d-\d\d/);
    },
  );
}

test("a payment in one tab completes the other tab, and a card left at the bank is not charged as well", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openCheckout(page, "default");
  await typeAddress(page, { email: "two@example.com" });
  await toPayment(page);
  await toConfirm(page, /Bank card/);
  const confirm = page.url();
  const pay = async (tab: Page, number: string) => {
    await typeCard(tab, number);
    await tab.getByLabel(/I agree/).check();
    await press(tab, PAY);
  };
  const [other, third] = [await page.context().newPage(), await page.context().newPage()];
  for (const tab of [other, third]) {
    await tab.goto(confirm);
    await hydrated(tab);
  }
  // The bank asks for confirmation, and nobody answers yet.
  await pay(page, "4000 0025 0000 3155");
  await expect(page.getByRole("heading", { name: "Your bank" })).toBeVisible();
  await pay(other, "4242 4242 4242 4242");
  await expect(other).toHaveURL(/\/success\//);
  const number = (await placedOrder(other).getAttribute("data-order")) ?? "";
  await pay(third, "4242 4242 4242 4242");
  await expect(third).toHaveURL(/\/success\//);
  await expect(placedOrder(third)).toHaveAttribute("data-order", number);
  // The payer returns to the first tab and confirms after all.
  await page.getByRole("button", { name: "Yes, pay" }).click();
  await expect(page).not.toHaveURL(/authenticate/);
  await page.goto(confirm);
  await expect(page).toHaveURL(/\/success\//);
  await expect(placedOrder(page)).toHaveAttribute("data-order", number);
  // Immediately, or by the job that looks up payments every minute.
  await expect.poll(() => statesOf(number), { timeout: 90_000 }).toEqual(["refunded", "succeeded"]);
});

/** The status of each payment of an order. */
const statesOf = (number: string) =>
  withShopDatabase(async (client) => {
    const { rows } = await client.query(
      `select payments.status from payments join orders on orders.slug = payments.subject_id
       where orders.id = $1 order by payments.id`,
      [Number(number.replace(/\D/g, ""))],
    );
    return rows.map(({ status }) => status);
  });
