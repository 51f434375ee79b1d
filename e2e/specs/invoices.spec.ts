import type { Browser, Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { logIn } from "../fixtures/log-in.ts";
import { byStaff } from "../fixtures/ship.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// From a mail to a paid invoice, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

async function issuedByFinance(browser: Browser, data: object): Promise<void> {
  await byStaff(browser, "finance", "/api/staff/invoices/create", data);
}

/** The link in the mail to this address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(`${siteAddress("default")}/dev/outbox.json`);
    const mails: { to: string; html: string }[] = await answer.json();
    const mail = mails.find(({ to }) => to === email);
    return /\/en\/invoice\/[\w-]+/.exec(mail?.html ?? "")?.[0] ?? "";
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe("");
  return find();
}

const outcome = (page: Page, result: string) => page.locator(`[data-payment="${result}"]`);

test("an invoice is opened from its mail, paid at a provider and downloaded as PDF", async ({
  page,
  browser,
  open,
  expectAccessible,
}) => {
  const email = `guest-${process.pid}-${Date.now()}@example.com`;
  await issuedByFinance(browser, {
    recipient: { name: "Paslaptinga Pirkėja", email },
    lines: [{ name: "Customs papers", quantity: 2, price: 12.1 }],
  });
  await open("default", await mailedLink(page, email));
  await expect(page.getByRole("heading", { name: /^Invoice CARTAGE-/ })).toBeVisible();
  await expect(page.getByText("To be paid")).toBeVisible();
  await expect(page.locator("[data-total]")).toHaveText("24.20 €");
  await expect(page.getByText("Paslaptinga")).toHaveCount(0);
  await expectAccessible();

  const goToPayPal = async () => {
    await page.getByRole("radio", { name: /PayPal/ }).check();
    await page.getByRole("button", { name: "Pay 24.20 €" }).click();
    await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
  };
  await goToPayPal();
  await page.getByRole("button", { name: /Cancel|Back/ }).click();
  await expect(page).toHaveURL(/\/en\/invoice\/decline\?/);
  await expect(outcome(page, "unfinished")).toBeVisible();
  await hydrated(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/en\/invoice\/[\w-]{20,}$/);
  await hydrated(page);
  await goToPayPal();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/invoice\/accept\?/);
  await expect(outcome(page, "succeeded")).toBeVisible();
  await hydrated(page);
  await page.getByRole("link", { name: "To the invoice" }).click();
  await expect(page.getByText("This invoice is paid. Thank you.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);

  const pdf = page.getByRole("link", { name: "Download PDF" });
  const answer = await page.request.get(siteAddress("default") + (await pdf.getAttribute("href")));
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a customer's account lists their invoices and opens the unpaid one", async ({
  page,
  open,
  expectAccessible,
}) => {
  await logIn(page, "lt", "rasa");
  await open("lt", "/lt/invoices");
  const table = page.getByRole("table");
  await expect(table.getByText("Laukia apmokėjimo").filter({ visible: true })).toHaveCount(1);
  await expect(table.getByRole("link", { name: /^Kreditinė sąskaita LT-/ }).first()).toBeVisible();
  await expectAccessible();
  const row = table.getByRole("row").filter({ hasText: "Laukia apmokėjimo" });
  await row.getByRole("link", { name: /^Sąskaita LT-/ }).click();
  await expect(page.getByRole("heading", { name: /^Sąskaita LT-/ })).toBeVisible();
  await expect(page.getByText("Rasa Kazlauskaitė")).toBeVisible();
  await expect(page.getByText("LT70 7044")).toBeVisible();
  await expectAccessible();
});

test("a click on Pay before hydration starts the payment after it", async ({ page, browser }) => {
  const email = `early-${process.pid}-${Date.now()}@example.com`;
  await issuedByFinance(browser, {
    recipient: { name: "Ankstyva Pirkėja", email },
    lines: [{ name: "Customs papers", quantity: 1, price: 9.5 }],
  });
  const address = siteAddress("default");
  const link = address + (await mailedLink(page, email));
  const late = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await setConsentCookie(page, address);
  await page.goto(link, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /PayPal/ }).check();
  await page.getByRole("button", { name: "Pay 9.50 €" }).dblclick();
  await expect(page).toHaveURL(link);
  await expect(page.getByText("To be paid")).toBeVisible();
  late.resolve();
  await expect(page.getByRole("heading", { name: "PayPal" })).toBeVisible();
});
