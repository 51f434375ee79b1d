import { siteAddress } from "../fixtures/addresses.ts";
import { logIn } from "../fixtures/log-in.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, setConsentCookie, test } from "../fixtures/test.ts";

test("a claim is taken and accepted by support, refunded by finance from its task, and closed", async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await enterOffice(page, "support");
  await openOffice(page, "/claims?state=received&site=1&reason=damaged");
  await expectAccessible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const take = page.getByRole("button", { name: "Take it on" });
  await take.click();
  await page.getByRole("button", { name: "Accept…" }).click();
  const dialog = openDialog(page);
  const send = dialog.getByRole("button", { name: /^Accept/ });
  await expect(send, "nothing is chosen yet").toBeDisabled();
  await dialog
    .getByRole("spinbutton")
    .or(dialog.getByLabel(/^Pieces:/))
    .first()
    .fill("1");
  await dialog.getByLabel("Sum").fill("1.50");
  await dialog.getByLabel("To the customer").fill("Jūsų tiesa");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Accept…" }).click();
  await expect(dialog.getByLabel("To the customer"), "is kept").toHaveValue("Jūsų tiesa");
  await dialog.getByLabel("Sum").fill("1.50");
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Waits for finance or orders")).toBeVisible();
  const number = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  const context = await browser.newContext();
  const finance = await context.newPage();
  await enterOffice(finance, "finance");
  await openOffice(finance, "/tasks?kind=claim_refund");
  await finance.getByRole("link", { name: `Refund for ${number}` }).click();
  const refund = openDialog(finance);
  await expect(refund).toContainText(`${number} was promised`);
  await refund.getByRole("button", { name: /^Refund .*1\.50/ }).click();
  await expect(refund).toBeHidden();
  await expect(finance).not.toHaveURL(/refund=/);
  await expect(finance.locator(".time-line-entry", { hasText: "Refund" }).first()).toBeVisible();
  await openOffice(finance, "/tasks?kind=claim_refund");
  await expect(finance.getByRole("link", { name: `Refund for ${number}` })).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByRole("region", { name: "Remedy" })).toContainText("made");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(".state-mark").first()).toHaveText("Settled");

  const url = siteAddress("default");
  const shop = await browser.newContext();
  const customer = await shop.newPage();
  await setConsentCookie(customer, url);
  await logIn(customer, "default", "pro");
  await customer.goto(`${url}/en/claims/${number.slice("CL".length)}`);
  await expect(customer.getByText(/We refunded .*1\.50/)).toBeVisible();
  await expect(customer.getByText("Jūsų tiesa")).toBeVisible();
  await shop.close();
});
