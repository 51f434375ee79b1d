import type { Locator, Page } from "@playwright/test";
import { stepAt, totpCode } from "../../src/features/staff/server/factors/totp.ts";
import { placedOrder, toConfirm, toPayment, typeAddress } from "../fixtures/checkout.ts";
import { startNewShop } from "../fixtures/new-shop.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { press, typeCard } from "../fixtures/pay.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// One shop from its first login to its first refund.
test.describe.configure({ timeout: 240_000 });

let shop: Awaited<ReturnType<typeof startNewShop>>;
test.beforeAll(async () => {
  shop = await startNewShop();
});
test.afterAll(() => shop.stop());

const OWNER = "ona@lempa.example";
const NAME = "Lempa";
const PICTURE = "public/pictures/goods/backpack-144.webp";

const field = (where: Page | Locator, label: string) => where.getByLabel(label, { exact: true });

async function fill(where: Page | Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await field(where, label).fill(value);
}

const saved = (page: Page) => expect(page.getByText("Saved.").last()).toBeVisible();

async function openList(page: Page): Promise<void> {
  await page.goto(`${shop.address}/en/admin/open`);
  await expect(page.getByRole("heading", { level: 1, name: /^Opening / })).toBeVisible();
}

const step = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: new RegExp(`^${name} · `) }) });

const expectDone = (page: Page, name: string) =>
  expect(step(page, name).getByRole("heading", { level: 3 })).toHaveText(/done$/);

/** Opens a step from the list, does its `work`, and checks that the list marks it as done. */
async function doStep(page: Page, name: string, title: string | RegExp, work: () => Promise<void>) {
  await test.step(name, async () => {
    await step(page, name).getByRole("link", { name: "Set up" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await work();
    await openList(page);
    await expectDone(page, name);
  });
}

/** Uses the command's one-time password; the owner of a shop that is not open yet is sent to its list of steps. */
async function enterFirstTime(page: Page, password: string): Promise<void> {
  await page.goto(`${shop.address}/en/admin`);
  await fill(page, { "E-mail": OWNER, Password: password });
  await press(page, "Continue");
  await fill(page, { "New password": "a password of my own" });
  await press(page, "Continue");
  await expect(page).toHaveURL(/\/en\/admin\/open$/);
  await expect(page.getByText("1 of 11 done"), "payments are played by the sandbox").toBeVisible();
}

async function enrolFactor(page: Page): Promise<void> {
  await page.getByRole("link", { name: "My account" }).first().click();
  await press(page, "Set up");
  const secret = await page.locator("code").textContent();
  await field(page, "Code of six digits").fill(codeOf(secret ?? ""));
  await expect(page.getByText("Authenticator app: on")).toBeVisible();
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows for a secret typed into it. */
function codeOf(secret: string): string {
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), stepAt(new Date()));
}

/** Everything needed before goods can be added. */
async function setUpShop(page: Page): Promise<void> {
  await doStep(page, "Company", "Shop", async () => {
    await fill(page, {
      "Legal name": "UAB Lempa",
      "Company code": "300123456",
      "VAT number": "LT100001234567",
      Address: "Pilies g. 1",
      "Post code and city": "01123 Vilnius",
      "E-mail": "labas@lempa.example",
    });
    await press(page, /^Save/);
    await saved(page);
  });
  await doStep(page, "Name and host", "Shop", async () => {
    await fill(page, { Name: NAME });
    await press(page, /^Save/);
    await saved(page);
  });
  const dialog = openDialog(page);
  await doStep(page, "Warehouse", "Warehouses", async () => {
    await press(page, "New warehouse");
    await fill(dialog, {
      Code: "LT",
      City: "Vilnius",
      "Street and number": "Savanorių pr. 5",
      "Post code": "03116",
    });
    await field(dialog, "Country").selectOption({ label: "Lithuania (LT)" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Savanorių pr. 5, 03116, LT")).toBeVisible();
  });
  await doStep(page, "Shipping rates", "Shipping rates", async () => {
    await press(page, "Fill with starting prices");
    await saved(page);
  });
  await doStep(page, "Couriers", "Couriers", async () => {
    const dpd = page.getByRole("region", { name: "DPD" });
    await dpd.getByRole("button", { name: "Add a way" }).click();
    await fill(dialog, { Fee: "3.5" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dpd.getByText("To the door")).toBeVisible();
  });
}

/** The steps done in the list itself. */
async function finishList(page: Page): Promise<void> {
  await test.step("Payment methods", async () => {
    await step(page, "Payment methods").getByRole("link", { name: "Look" }).click();
    await page.getByRole("button", { name: "Test" }).first().click();
    await expect(page.getByText(/answers and knows the keys/)).toBeVisible();
    await openList(page);
  });
  await page.getByLabel("VAT is right: LT 21 %").click();
  await expectDone(page, "Taxes");
  await step(page, "Categories").getByRole("button", { name: "Home" }).click();
  await expectDone(page, "Categories");
}

/** Opens a text as visitors will see it, with the company's data; then ticks it. */
async function readTexts(page: Page): Promise<void> {
  const texts = step(page, "Legal texts");
  const opened = page.context().waitForEvent("page");
  await texts.getByRole("button", { name: "Read Purchase agreement" }).click();
  const text = await opened;
  await expect(text.getByRole("heading", { level: 1, name: "Purchase agreement" })).toBeVisible();
  await expect(text.getByRole("main")).toContainText("The seller is UAB Lempa");
  await text.close();
  const ticks = texts.getByRole("checkbox");
  for (const tick of await ticks.all()) {
    await tick.click();
    await expect(tick).toBeChecked();
  }
  await expectDone(page, "Legal texts");
}

async function addProduct(page: Page): Promise<void> {
  await fill(page, { Name: "Amber lamp", Brand: "Lempa", SKU: "LAMP-1", Price: "20" });
  await field(page, "Category").selectOption({ label: "Home" });
  await press(page, "Create the product");
  await expect(page.getByRole("heading", { level: 1, name: "Amber lamp" })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await expect(page.getByRole("img", { name: "Picture 1 of 1" })).toBeVisible();
  await press(page, "Stock: 0");
  const dialog = openDialog(page);
  await fill(dialog, { "More or fewer by": "5" });
  await dialog.getByRole("button", { name: "Change the stock" }).click();
  await expect(page.getByRole("button", { name: "Stock: 5" })).toBeVisible();
  await page.getByRole("button", { name: "Put on sale" }).first().click();
  await expect(page.getByText("It is on sale.")).toBeVisible();
}

/** Buys two lamps, delivered to the door, paid by card; returns the URL of the order. */
async function buy(page: Page): Promise<string> {
  await setConsentCookie(page, shop.address);
  // The change reaches the shop without further action.
  await expect(async () => {
    await page.goto(`${shop.address}/en/p/lempa-amber-lamp`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Amber lamp");
  }).toPass();
  await hydrated(page);
  await press(page, "One more");
  await press(page, "Add 2 to cart");
  await page
    .getByRole("dialog", { name: "Cart" })
    .getByRole("link", { name: "To checkout" })
    .click();
  await expect(page).toHaveURL(/\/checkout\/[\w-]{20,}$/);
  await hydrated(page);
  await typeAddress(page);
  await toPayment(page);
  await toConfirm(page, /Bank card/);
  await typeCard(page, "4242 4242 4242 4242");
  await page.getByLabel(/I agree/).check();
  await press(page, /^Pay [\d,.]+ €$/);
  await expect(page).toHaveURL(/\/success\//);
  await expect(placedOrder(page)).toHaveAttribute("data-paid", "true");
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Order QU\d+/ })).toBeVisible();
  return page.url();
}

/** Marks the order as bought, received and shipped, and refunds one of the two lamps. */
async function shipAndRefund(page: Page): Promise<void> {
  await page.goto(`${shop.address}/en/admin/orders`);
  await page.getByRole("link", { name: /QU\d+/ }).first().click();
  const dialog = openDialog(page);
  const act = (name: RegExp) =>
    page.locator(".record-actions").getByRole("button", { name }).first().click();
  await act(/^Mark purchased/);
  await dialog.getByRole("button", { name: "Mark purchased" }).click();
  await act(/^Received at the warehouse/);
  await act(/^Ship/);
  await dialog.getByRole("button", { name: "Ship everything" }).click();
  await expect(dialog).toBeHidden();
  await act(/^Refund…/);
  await dialog.getByRole("checkbox", { name: /Amber lamp/ }).check();
  await dialog.getByRole("button", { name: "One fewer" }).first().click();
  await dialog.getByRole("button", { name: /^Refund 20\.00/ }).click();
  await expect(page.locator(".time-line-entry", { hasText: "Refund" }).first()).toBeVisible();
}

test("a shop is set up from an empty database, sells, ships and refunds with the office alone", async ({
  page,
  browser,
}) => {
  const password = await shop.addOwner(OWNER);
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(shop.address);
  await expect(shopper.getByRole("heading", { name: "Opening soon" })).toBeVisible();

  await enterFirstTime(page, password);
  await enrolFactor(page);
  await openList(page);
  await expect(page.getByRole("button", { name: "Open to visitors" })).toHaveCount(0);
  await setUpShop(page);
  await finishList(page);
  await readTexts(page);
  await doStep(page, "First product", "New product", () => addProduct(page));
  await page.getByLabel("Open without a test order").click();
  await expect(page.getByText("Everything is there.")).toBeVisible();
  await press(page, "Open to visitors");
  await expect(page.getByText("The shop is open.")).toBeVisible();

  const order = await buy(shopper);
  await shipAndRefund(page);
  await shopper.goto(order);
  await expect(shopper.getByText("Shipped").first()).toBeVisible();
  await expect(shopper.getByText(/20\.00\s€ refunded/)).toBeVisible();
  await shopper.context().close();
});
