import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { logIn, register } from "../fixtures/log-in.ts";
import { expect, test } from "../fixtures/test.ts";

/** Converts an amount on the page to cents: "269.55 €" and "269,55 €" are 26955. */
const cents = (text: string) => Number(text.replace(/\D/g, "")) * (/^[-−]/.test(text) ? -1 : 1);

test("a guest is redirected to the login with the address of the page", async ({ page }) => {
  const address = `${siteAddress("default")}/en/balance?page=2`;
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/en/login?redirect=%2Fen%2Fbalance%3Fpage%3D2");
});

test("the balance before, the change and the balance after agree in every row", async ({
  page,
  open,
  expectAccessible,
}) => {
  await logIn(page, "default", "pro");
  await open("default", "/en/balance");
  const history = page.getByRole("table", { name: "History" });
  const rows = await history.getByRole("row").all();
  expect(rows.length).toBe(1 + 20);
  let expected = cents((await page.locator("[data-balance]").textContent()) ?? "");
  for (const row of rows.slice(1)) {
    const [before, change, after] = (await row.getByRole("cell").allTextContents()).slice(3);
    expect(cents(after ?? "")).toBe(expected);
    expect(cents(before ?? "") + cents(change ?? "")).toBe(expected);
    expected = cents(before ?? "");
  }
  const paid = history.getByRole("row").filter({ hasText: "Paid for an order" }).first();
  await expect(paid.getByRole("link", { name: /^QU\d+$/ })).toHaveAttribute("href", /my-orders/);
  await expect(history).toContainText(/PayPal · demo-/);
  await expectAccessible();
});

test("pages of the history are links with their own address", async ({ page, open }) => {
  await logIn(page, "default", "pro");
  await open("default", "/en/balance");
  const history = page.getByRole("table", { name: "History" });
  const refund = history.getByRole("row").filter({ hasText: "Refund for an order" });
  await expect(refund.getByRole("link", { name: /^QU\d+$/ })).toHaveAttribute("href", /my-orders/);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/en\/balance\?page=2/);
  await expect(history.getByRole("row").last()).toContainText("+500.00 €");
  await open("default", "/en/balance?page=999");
  await expect(page).toHaveURL(/\/en\/balance\?page=2$/);
  await open("default", "/en/balance?page=nonsense");
  await expect(history.getByRole("row")).toHaveCount(21);
});

test("entries, orders and invoices take two lines each on a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "default", "rasa");
  for (const [path, table] of [
    ["/en/balance", "History"],
    ["/en/my-orders", "My orders"],
    ["/en/invoices", "Invoices"],
  ] as const) {
    await open("default", path);
    const rows = page.getByRole("table", { name: table }).locator("tbody tr");
    await expect(rows.first()).toBeVisible();
    for (const row of await rows.all()) {
      if (await row.getByRole("link", { name: /^Pay/ }).count()) continue;
      // The part paid from the wallet has its own line.
      const isShared = await row.getByText("from the wallet").last().isVisible();
      expect((await row.boundingBox())?.height ?? 0).toBeLessThanOrEqual(isShared ? 100 : 84);
    }
  }
});

test("the chart has a table, and the ledger check matches the balance", async ({
  page,
  open,
  expectAccessible,
}) => {
  await logIn(page, "lt", "pro");
  await open("lt", "/lt/balance");
  await page.getByText("Rodyti lentelėje").click();
  const figures = page.getByRole("table", { name: /^Likutis nuo \d{4}-/ });
  const balance = (await page.locator("[data-balance]").textContent()) ?? "";
  await expect(figures.getByRole("row").last()).toContainText(balance);
  await page.getByRole("link", { name: "Suskaičiuoti" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Sutampa" })).toContainText("34 įrašai");
  const sums = page.getByRole("table", { name: "Patikrinti mano likutį" });
  await expect(sums.getByRole("row", { name: "Iš viso" })).toContainText(balance);
  await expectAccessible();
});

test("a statement for chosen days is printed without header and footer", async ({
  page,
  open,
  expectAccessible,
}) => {
  await logIn(page, "default", "rasa");
  await open("default", "/en/balance");
  await page.getByRole("link", { name: "This year" }).click();
  const sheet = page.getByRole("article", { name: "Statement" });
  await expect(sheet).toContainText("Rasa Kazlauskaitė");
  await expect(sheet).toContainText("UAB Cartage");
  const [opening = "", additions = "", deductions = "", closing = ""] = await sheet
    .locator("dd")
    .allTextContents();
  expect(cents(opening) + cents(additions) + cents(deductions)).toBe(cents(closing));
  await expectAccessible();
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByLabel("From")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

test("invalid dates of a statement are kept and explained beside their field", async ({
  page,
  open,
}) => {
  await logIn(page, "default", "rasa");
  const sheet = page.getByRole("article", { name: "Statement" });
  for (const [query, field, message] of [
    ["from=2999-01-01&to=2999-02-01", "From", /has not come yet/],
    ["from=2026-03-02&to=2026-03-01", "To", /before the first/],
    ["from=2020-01-01&to=2026-03-01", "From", /A year at most/],
    ["from=2026-02-31&to=2026-03-01", "From", /choose a day/],
  ] as const) {
    await open("default", `/en/balance/statement?${query}`);
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(message);
    await expect(sheet).toHaveCount(0);
  }
  await page.getByLabel("From").fill("2026-03-01");
  await page.getByRole("button", { name: "Show the statement" }).click();
  await expect(sheet).toContainText("2026-03-01 – 2026-03-01");
  await expect(page.getByLabel("From")).toHaveAccessibleDescription("");
});

test("a new customer sees an empty wallet's help", async ({ page, open, expectAccessible }) => {
  await register(page, "ae");
  await open("ae", "/en/balance");
  await expect(page.locator("[data-balance]")).toHaveText(/^0\.00/);
  await expect(page.getByRole("heading", { name: "Nothing has moved here yet" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible();
});

test.describe("the balance without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has working pages, ledger check and statement", async ({ page }) => {
    const address = siteAddress("lv");
    await logIn(page, "lv", "pro");
    await page.goto(`${address}/lv/balance`);
    await page.getByRole("link", { name: "Tālāk" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("link", { name: "Saskaitīt" }).click();
    await expect(page.getByText("Sakrīt līdz centam")).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    const newYear = `${new Date().getUTCFullYear()}-01-01`;
    await page.getByLabel("No", { exact: true }).fill(newYear);
    await page.getByRole("button", { name: "Rādīt izrakstu" }).click();
    await expect(page.getByRole("article", { name: "Izraksts" })).toContainText(`${newYear} –`);
    await expect(page.getByRole("button", { name: "Drukāt" })).toBeHidden();
  });
});

for (const [region, path, name] of [
  ["default", "/ru/balance?check=1", "pro"],
  ["wl", "/et/balance?check=1", "pro"],
  ["pj", "/lt/balance/statement", "rasa"],
  ["nl", "/en/balance/statement?from=2026-05-05&to=2026-05-01", "pro"],
  ["tp", "/lt/balance", "rasa"],
] as const) {
  test(
    `${region} ${path} fits a phone and is readable in light and dark mode`,
    inFullRunUnless(region === "default" || region === "nl"),
    async ({ page, open, expectAccessible, expectReadable }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: "dark" });
      await logIn(page, region, name);
      await open(region, path);
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room).toBeLessThanOrEqual(0);
      await expectAccessible();
      await page.emulateMedia({ colorScheme: "light" });
      await expectReadable();
    },
  );
}
