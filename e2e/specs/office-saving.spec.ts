import { enterOffice, openByKeys, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, test } from "../fixtures/test.ts";

test("Ctrl+S saves a product with its variants, and leaving names unsaved changes", async ({
  page,
}) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products/40");
  const unsaved = page.getByText("Not saved", { exact: true });
  const width = page.locator(".variant-row").first().getByLabel("Width, mm");
  const wide = Number(await width.inputValue()) + 1;
  await width.fill(String(wide));
  await expect(unsaved).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(width).toHaveValue(String(wide));
  await width.fill(String(wide + 1));
  await expect(unsaved).toBeVisible();
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
  await page.getByRole("button", { name: "Go back to it" }).click();
  await expect(width).toHaveValue(String(wide + 1));
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).first().click();
  await expect(unsaved).toBeHidden();
});

test("an order is purchased by Ctrl+Enter, and undoing it restores cost and steps", async ({
  page,
}) => {
  await enterOffice(page);
  await openByKeys(page, "/orders?state=paid");
  const way = page.getByRole("list", { name: "The way of the order" });
  // The closed dialog has a button of the same name until it has faded out.
  const purchase = page.locator("#main").getByRole("button", { name: "Mark purchased" });
  await expect(purchase).toBeVisible();
  const cost = page.locator(".order-cost");
  const before = await cost.textContent();
  const steps = await way.textContent();
  await page.keyboard.press("p");
  const dialog = openDialog(page);
  await dialog.getByRole("textbox").first().fill("12.34");
  await dialog.focus();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Received at the warehouse" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(purchase).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
  await expect(cost).toHaveText(before ?? "");
  await expect(way).toHaveText(steps ?? "");
});
