import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

test("a product is made and put on sale by keyboard, and is in the shop", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products");
  await expectAccessible();
  await openOffice(page, "/products/new");
  await expectAccessible();
  const number = Date.now();
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type("Name", `Amber lamp ${number}`);
  await type("Brand", "Lumo");
  await page.getByLabel("Category", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await type("SKU", `LUMO-${number}`);
  await type("Price", "12,50");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Amber lamp ${number}` })).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Description").first().focus();
  await page.keyboard.type("A lamp of amber.");
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Put on sale" }).first().press("Enter");
  await expect(page.getByText("It is on sale.")).toBeVisible();
  await expect(async () => {
    const shown = await page.request.get(
      `${siteAddress("default")}/en/p/lumo-amber-lamp-${number}`,
    );
    expect(await shown.text()).toContain("A lamp of amber.");
  }).toPass();
});

test("the grid shows what a pasted block does before it is saved, and undoes it", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products/grid?query=headphones");
  await expectAccessible();
  const cell = page.locator('[data-cell="0-0"]');
  const former = await cell.inputValue();
  await cell.focus();
  await page.keyboard.type("5,50");
  await expect(page.getByRole("button", { name: "Apply to 1 rows" })).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Rows saved: 1, refused: 0.")).toBeVisible();
  await expect(cell).toHaveValue("5.50");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cell).toHaveValue(former);
  for (const path of ["/categories", "/fields", "/imports"]) {
    await openOffice(page, path);
    await expectAccessible();
  }
});
