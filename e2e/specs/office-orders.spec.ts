import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

test("a line of an order is refunded by keyboard alone, and stands in its time line", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openOffice(page, "/orders?state=delivered");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Refund…" })).toBeVisible();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const line = dialog.getByRole("checkbox").first();
  await line.focus();
  await page.keyboard.press("Space");
  await expect(line).toBeChecked();
  await expect(dialog.locator("output")).not.toHaveText(/^0[.,]00/);
  await expectAccessible();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator(".time-line-entry", { hasText: "Refund" }).first()).toBeVisible();
});
