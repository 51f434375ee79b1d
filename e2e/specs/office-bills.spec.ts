import type { Page } from "@playwright/test";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, test } from "../fixtures/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a reserved phone becomes ready and is collected, and its stock is changed", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page, "orders");
  await openOffice(page, "/reservations?state=confirmed");
  await page.getByRole("link", { name: /Monika Paulauskaitė/ }).click();
  const entry = (text: string) => page.locator(".time-line-entry", { hasText: text });
  await expect(entry("Waiting for the phone")).toBeVisible();
  await expectAccessible();
  for (const [step, state] of [
    ["Ready to collect", "Ready to collect"],
    ["Collected", "Collected"],
  ] as const) {
    await page.getByRole("button", { name: step, exact: true }).click();
    const dialog = openDialog(page);
    await expect(dialog).toContainText("Monika Paulauskaitė");
    await dialog.getByRole("button", { name: step }).click();
    await expect(dialog).toBeHidden();
    await expect(entry(state).first()).toBeVisible();
  }
  await page.getByRole("button", { name: /^Stock…/ }).click();
  const dialog = openDialog(page);
  const stock = dialog.getByRole("textbox");
  await stock.fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("More phones than this are reserved already.")).toBeVisible();
  await expect(stock).toHaveValue("0");
  await expectAccessible();
  await stock.fill("9");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/left: \d of 9/)).toBeVisible();
});

test("an invoice for a customer is written, sent and marked as paid, once", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page, "finance");
  await openOffice(page, "/invoices/new");
  const send = page.getByRole("button", { name: "Create and send" });
  await page.getByLabel("Name, e-mail, telephone or suite").fill("rasa@cartage");
  await page.getByRole("button", { name: /rasa@cartage\.example/ }).click();
  await send.click();
  await expect(page.getByText("Field is required.").first()).toBeVisible();
  await page.getByLabel("What for").fill("Customs papers");
  await page.getByLabel("Pieces").fill("2");
  await page.getByLabel("Price with VAT").fill("12,10");
  await expect(page.locator("output")).toHaveText(/24[.,]20/);
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByLabel("What for")).toHaveValue("Customs papers");
  await expectAccessible();
  await send.click();
  await expect(heading(page)).toHaveText(/^[A-Z]+-\d{6}$/);
  const number = (await heading(page).textContent()) ?? "";
  await expectAccessible();
  await page.getByRole("button", { name: "Mark as paid" }).click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText("24");
  await dialog.getByRole("button", { name: "Mark as paid" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Mark as paid" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Credit" })).toBeVisible();
  await openOffice(page, "/invoices?bill=open");
  await expect(page.getByRole("link", { name: number })).toHaveCount(0);
});

test("a wallet is corrected by finance, from the address of a claim, and over the limit by the owner", async ({
  page,
  browser,
  expectAccessible,
}) => {
  await enterOffice(page, "finance");
  await openOffice(page, "/customers?query=janis@cartage");
  await page.getByRole("link", { name: /Jānis/ }).click();
  await page.getByRole("button", { name: "Wallet ledger" }).click();
  await expect(heading(page)).toContainText("Wallet of Jānis");
  const wallet = page.url();
  const rows = page.locator(".moves-table tbody tr");
  const dialog = openDialog(page);
  await page.getByRole("button", { name: "Deduct", exact: true }).click();
  await dialog.getByLabel("Sum").fill("90000");
  await expect(dialog.getByText("There is not enough in the wallet.")).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.goto(`${wallet}?amount=12.50&reason=claim&record=CL3002`);
  await expect(dialog.getByLabel("Sum")).toHaveValue("12.50");
  await dialog.getByRole("button", { name: /^Top up €?12\.50/ }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toContainText("CL3002");
  await expect(page).toHaveURL(/\/wallet$/);
  await page.goto(`${wallet}?amount=150&reason=claim&record=CL3003`);
  await dialog.getByRole("button", { name: "Ask the owner" }).click();
  await expect(dialog.getByText("Only the owner corrects so large a sum.")).toBeVisible();
  const office = await browser.newContext();
  const owner = await office.newPage();
  await enterOffice(owner);
  await openOffice(owner, "/tasks?kind=correction");
  await owner.getByRole("link", { name: /Correct the wallet of Jānis/ }).click();
  const asked = openDialog(owner);
  await expect(asked.getByLabel("Sum")).toHaveValue("150.00");
  await asked.getByRole("button", { name: /^Top up / }).click();
  await expect(asked).toBeHidden();
  await expect(owner.locator(".moves-table tbody tr").first()).toContainText("CL3003");
  await openOffice(owner, "/tasks?kind=correction");
  await expect(owner.getByRole("link", { name: /Correct the wallet of Jānis/ })).toHaveCount(0);
  await office.close();
});
