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

test("an order is shipped by keyboard alone; a simple step before it is taken back and made again", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openOffice(page, "/orders?state=purchased");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const received = page.getByRole("button", { name: "Received at the warehouse" });
  await expect(received).toBeVisible();
  await received.focus();
  await page.keyboard.press("Enter");
  const ship = page.getByRole("button", { name: "Ship", exact: true });
  await expect(ship).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(received).toBeVisible();
  await expect(page.locator(".time-line-entry", { hasText: "step taken back" })).toBeVisible();
  await received.focus();
  await page.keyboard.press("Enter");
  await expect(ship).toBeVisible();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Carrier").focus();
  await page.keyboard.type("DHL");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3318810036");
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("3318810036").first()).toBeVisible();
});
