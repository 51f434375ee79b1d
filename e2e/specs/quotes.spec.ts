import type { Browser, Locator, Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { card, typeAddress } from "../fixtures/checkout.ts";
import { NEWCOMERS_PASSWORD, register } from "../fixtures/log-in.ts";
import { byStaff, moveOn, shipOrder } from "../fixtures/ship.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// From links to a paid order, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

const LINKS = [
  "https://www.northtrail.example/p/trail-shoes-lichen",
  "https://lumen-haus.example/desk-lamp",
  "shop.example/wool-socks",
];
const PRICES = ["89", "64,50", "12"];
/** A picture of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const QUOTE = /\/quotes\/[\w-]{20,}/;

/** Somebody with an account but without a session in this browser. */
async function newcomer(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const email = await register(await context.newPage(), "default");
  await context.close();
  return email;
}

const trackedSteps = async (page: Page): Promise<string[]> =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith("qu_track_"))
    .sort();

const centsOf = (text: string): number =>
  Math.round(Number(text.replace("−", "-").replace(/[^\d.-]/g, "")) * 100);

/** The total of a list of amounts; checks that the rows add up to it. */
async function shownTotal(panel: Locator): Promise<number> {
  const rows = await panel.locator("dl > div dd").allTextContents();
  const [total = 0, ...parts] = rows.map(centsOf).reverse();
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  return total;
}

async function logInByModal(page: Page, email: string): Promise<void> {
  const form = page.getByRole("form", { name: "Log in" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByRole("button", { name: "Log in" }).click();
}

test("three pasted links become a quote that is priced, paid, shipped and delivered", async ({
  page,
  browser,
  open,
  expectAccessible,
}) => {
  const email = await newcomer(browser);
  await open("default", "/en/order-form");
  await setConsentCookie(page, siteAddress("default"), "1.statistics");
  await page
    .getByLabel("Links, as many as you like")
    .fill(`${LINKS.join("\n")} javascript:alert(1)`);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await expect(page.getByText("3 items added.")).toBeVisible();
  await expect(page.getByText("These are no links of shops: javascript:alert(1)")).toBeVisible();
  const names = page.getByLabel("What it is");
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveValue("Trail shoes lichen");

  await names.nth(1).fill("Hunting rifle");
  await expect(page.getByText("Weapons and ammunition: we neither buy")).toBeVisible();
  await names.nth(1).fill("Desk lamp");
  await expect(page.getByText("Weapons and ammunition: we neither buy")).toBeHidden();
  for (const [at, price] of PRICES.entries()) {
    await page
      .getByLabel(/^Price of one/)
      .nth(at)
      .fill(price);
  }
  // What was typed right before a reload is not lost either.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(/^Price of one/).nth(2)).toHaveValue("12");
  await expectAccessible();

  // The summary requires a login, and no input is lost on the way.
  await page.getByRole("button", { name: "See the estimate" }).click();
  await logInByModal(page, email);
  await expect(page).toHaveURL(/\/order-form\/summary$/);
  await expect(page.getByText("Trail shoes lichen")).toBeVisible();
  await expect(page.locator("[data-method]")).toHaveCount(2);
  await expectAccessible();
  await page.getByRole("button", { name: "Ask for a quote" }).click();
  await expect(page).toHaveURL(/\/order-successful\?quote=/);
  const number = (await page.locator("[data-quote]").getAttribute("data-quote")) ?? "";
  expect(number).toMatch(/^QU\d+$/);

  await page.getByRole("link", { name: "See the price" }).click();
  await expect(page).toHaveURL(QUOTE);
  await hydrated(page);
  // The cheapest choice is preselected; the price next to it shows every part, and follows the choice.
  await expect(page.getByRole("radio", { name: /By sea/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^Parcel locker/ })).toBeChecked();
  const beside = page.getByRole("complementary", { name: "Price" });
  const least = await shownTotal(beside);
  const [choice, column] = [
    await page
      .getByRole("radio", { name: /By sea/ })
      .locator("..")
      .boundingBox(),
    await beside.boundingBox(),
  ];
  expect(column?.x, "a column of its own").toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0));
  await page.getByRole("radio", { name: /By air/ }).check();
  await expect.poll(() => shownTotal(beside)).toBeGreaterThan(least);
  await page.getByRole("radio", { name: /door/ }).check();
  await shownTotal(beside);
  await typeAddress(page, { email: "" });
  await page.getByRole("radio", { name: /By sea/ }).check();
  await expectAccessible();
  await page.getByRole("button", { name: "Choose how to pay" }).click();
  await expect(page.getByRole("heading", { name: "Pay and order" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("By paying you agree to the purchase agreement.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Purchase agreement" })).toBeVisible();
  expect(await trackedSteps(page)).toEqual(["qu_track_10"]);
  await page.getByRole("radio", { name: /^Bank card/ }).check();
  await card(page).getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Pay \d/ }).click();

  await expect(page.locator(`[data-order="${number}"][data-paid="true"]`)).toBeVisible();
  await expect(page).toHaveURL(QUOTE);
  await expect
    .poll(() => trackedSteps(page))
    .toEqual(["qu_track_10", "qu_track_20", "qu_track_40", "qu_track_50"]);
  await hydrated(page);
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);

  // Bought, shipped and delivered: the order has the quote's number.
  const parcel = await shipOrder(browser, number);
  await moveOn(parcel, "delivered");
  await expect(async () => {
    await page.reload();
    const history = page.getByRole("main").getByRole("list", { name: "History" });
    await expect(history.getByText("Delivered")).toBeVisible({ timeout: 5000 });
    await expect(history.locator("[data-state=ahead]")).toHaveCount(0);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("main").getByRole("link", { name: parcel })).toBeVisible();
});

test("a login by the header after closing the form's login keeps the form", async ({
  page,
  browser,
  open,
}) => {
  const email = await newcomer(browser);
  await open("default", `/en/create-order/${LINKS[0]}`);
  await expect(page.getByLabel("Kind of goods")).toHaveValue("shoes");
  await page.getByRole("button", { name: "See the estimate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const logIn = page.getByRole("banner").getByRole("link", { name: "Log in" });
  await logIn.click();
  await logInByModal(page, email);
  await expect(logIn).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/create-order\//);
  await page.getByRole("button", { name: "See the estimate" }).click();
  await expect(page).toHaveURL(/\/order-form\/summary$/);
});

test("a question about a quote is answered, and then the quote is priced", async ({
  page,
  browser,
  open,
  expectAccessible,
}) => {
  await register(page, "default");
  const item = { url: LINKS[1], name: "Desk lamp", quantity: 1, price: null, kind: "home" };
  const first = siteAddress("default");
  const asked = await page.request.post(`${first}/api/quotes/create`, { data: { items: [item] } });
  const { slug } = (await asked.json()).quote;
  const question = "Which colour shall it be, and what does it cost?";
  await byStaff(browser, "orders", `/api/staff/quotes/ask/${slug}`, { question });

  await open("default", `/en/order-additional-info-needed/${slug}`);
  await expect(page.getByText(question)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Form incomplete.")).toBeVisible();
  await page.getByLabel(/^Price of one/).fill("64,50");
  await page.getByLabel(/^Size, colour/).fill("Brass");
  await page.getByLabel("Your answer").fill("In brass, please");
  const photo = { name: "lamp.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await page.getByLabel("Add a photo").setInputFiles(photo);
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.getByRole("button", { name: "Send the answer" }).click();

  const thanks = page.getByRole("dialog", { name: "Thank you, that helps" });
  await expect(thanks).toBeVisible();
  await thanks.getByRole("button", { name: "Good" }).click();
  await expect(page).toHaveURL(QUOTE);
  await expect(page.getByText("In brass, please")).toBeVisible();
  await expect(page.getByRole("link", { name: "Photo 1" })).toBeVisible();
  // The colleague who asked reads the answer and sets the price.
  await byStaff(browser, "orders", `/api/staff/quotes/price/${slug}`, {});
  await open("default", `/en/quotes/${slug}`);
  await expect(page.getByText("Priced", { exact: true }).first()).toBeVisible();
});

test("an expired price can be requested again", async ({
  page,
  browser,
  open,
  expectAccessible,
}) => {
  await register(page, "default");
  const item = { url: LINKS[0], name: "Trail shoes", quantity: 1, price: 89, kind: "shoes" };
  const first = siteAddress("default");
  const asked = await page.request.post(`${first}/api/quotes/create`, { data: { items: [item] } });
  const { slug } = (await asked.json()).quote;
  const valid_until = new Date(Date.now() + 100).toISOString();
  await byStaff(browser, "orders", `/api/staff/quotes/price/${slug}`, { valid_until });

  const again = page.getByRole("button", { name: "Ask for a new price" });
  await expect(async () => {
    await open("default", `/en/quotes/${slug}`);
    await expect(again).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await again.click();
  const dialog = page.getByRole("dialog", { name: /A new price for QU\d+/ });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Count again" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("A buyer looks at every link.")).toBeVisible();
});
