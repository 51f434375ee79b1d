import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, test } from "../fixtures/test.ts";

type NewProduct = { name: string; manufacturer: string; sku: string };

async function createProduct(page: Page, product: NewProduct): Promise<{ id: number }> {
  const made = await page.request.post(`${siteAddress("default")}/api/staff/products/create`, {
    data: {
      ...product,
      language: "en",
      category_ids: [2511],
      warehouse: "US",
      price: 12.5,
      stock: 3,
    },
  });
  return made.json();
}

test("a product can be created and published by keyboard, and appears in the shop", async ({
  page,
}) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products");
  // There are no bulk actions here, so there are no checkboxes.
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await openOffice(page, "/products/new");
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
  const price = page
    .getByRole("form", { name: `LUMO-${number}` })
    .getByLabel("Price", { exact: true });
  await price.fill("13,40");
  await price.press("Enter");
  await expect(async () => {
    const address = `${siteAddress("default")}/en/p/lumo-amber-lamp-${number}`;
    expect(await (await page.request.get(address)).text()).toContain("13.40");
  }).toPass();
});

test("two editors' changes to different fields of a product are merged, and to the same field shown", async ({
  page,
  browser,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409/);
  await enterOffice(page, "catalogue");
  const sku = `PAIR-${Date.now()}`;
  const { id } = await createProduct(page, {
    name: "Lamp with a name that is far too long for one line of a phone, as names of goods are",
    manufacturer: "Lumo",
    sku,
  });
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await enterOffice(colleague, "owner");
  await Promise.all([page, colleague].map((one) => openOffice(one, `/products/${id}`)));
  const save = async (one: typeof page) => {
    await one.keyboard.press("ControlOrMeta+S");
  };
  await page.getByLabel("Brand", { exact: true }).fill("Lumo Nova");
  await save(page);
  await expect(page.getByText("Saved.")).toBeVisible();
  // The colleague still sees the old brand, and changes the name.
  await colleague.getByLabel("Name", { exact: true }).first().fill("Amber lamp");
  await save(colleague);
  await expect(colleague.getByRole("heading", { level: 1, name: "Amber lamp" })).toBeVisible();
  await expect(colleague.getByLabel("Brand", { exact: true })).toHaveValue("Lumo Nova");
  await page.getByLabel("Name", { exact: true }).first().fill("Bronze lamp");
  await save(page);
  const choice = page.getByRole("region", { name: "Choose" });
  await expect(choice).toContainText("Amber lamp");
  await expect(choice).toContainText("Bronze lamp");
  // Saving again would be refused again: the user has to choose first.
  const head = page.locator(".record-actions");
  await expect(head.getByRole("button", { name: /^Save/ })).toBeDisabled();
  await expectAccessible();
  // Next to the menu, a tablet has only half of its width left.
  await page.setViewportSize({ width: 768, height: 1024 });
  const values = choice.locator("label");
  await expect(values).not.toHaveCount(0);
  for (const value of await values.all())
    expect((await value.boundingBox())?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await choice.getByRole("button", { name: /All mine/ }).click();
  await page.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bronze lamp" })).toBeVisible();
  // The owner sees who changed what, with both values.
  await colleague.getByRole("button", { name: "More actions" }).click();
  await colleague.getByRole("button", { name: "Who changed what" }).click();
  const changes = colleague.getByRole("region", { name: "Audit log" });
  await expect(changes).toContainText("Lumo → added: Lumo Nova");
  await expect(changes).toContainText("Amber lamp → added: Bronze lamp");
  await context.close();
});

test("the products filter for pieces left accepts a new number", async ({ page }) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products?pieces-below=5000000");
  await page.getByRole("button", { name: "Pieces left at most 5000000" }).click();
  await page.getByLabel("Pieces left at most", { exact: true }).fill("3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pieces left at most 3" })).toBeVisible();
  await expect(page).toHaveURL(/pieces-below=3$/);
});

test("a change of stock whose response was lost is booked once, even after another save", async ({
  page,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/);
  // A different user, because another test undoes its user's latest work.
  await enterOffice(page, "owner");
  const number = Date.now();
  const [first, second] = [`Once${number}`, `Other${number}`];
  for (const manufacturer of [first, second]) {
    await createProduct(page, { name: "Lamp", manufacturer, sku: `${manufacturer}-1` });
  }
  const stock = page.locator('[data-cell="0-3"]');
  const apply = page.getByRole("button", { name: "Apply to rows: 1" });
  const saved = page.getByText("Rows saved: 1, refused: 0.");
  const openGrid = (brand: string) =>
    openOffice(page, `/products/grid?state=archived&brand=${brand}`);
  const type = async (text: string) => {
    await stock.focus();
    await page.keyboard.type(text);
    await apply.click();
  };
  await openGrid(first);
  // The change is saved, but the response is lost.
  const call = "**/api/staff/grid/apply";
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await type("+2");
  await expect(page.getByText("There is no connection.")).toBeVisible();
  await page.unroute(call);
  await openGrid(second);
  await type("+1");
  await expect(saved).toBeVisible();
  await expect(stock).toHaveValue("4");
  await openGrid(first);
  await expect(stock).toHaveValue("+2");
  await apply.click();
  await expect(saved).toBeVisible();
  await expect(stock).toHaveValue("5");
  // There are two runs with this name.
  await openOffice(page, "/runs");
  await expect(page.getByRole("heading", { name: "Edit in the price grid" }).nth(1)).toBeVisible();
  await expectAccessible();
});

test("the grid keeps unsaved cells across navigation, saves them and can undo the save", async ({
  page,
}) => {
  await enterOffice(page, "catalogue");
  await openOffice(page, "/products/grid?query=headphones");
  const cell = page.locator('[data-cell="0-0"]');
  const former = await cell.inputValue();
  await cell.focus();
  await page.keyboard.type("5,50");
  const apply = page.getByRole("button", { name: "Apply to rows: 1" });
  await expect(apply).toBeEnabled();
  // Reloading, leaving the page or changing the filter loses nothing.
  await page.reload();
  await expect(cell).toHaveValue("5,50");
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await page.getByRole("button", { name: "Go back to it" }).click();
  await expect(cell).toHaveValue("5,50");
  await openOffice(page, "/products/grid?query=sneakers");
  await expect(page.getByText("rows that are not in this list: 1.")).toBeVisible();
  await openOffice(page, "/products/grid?query=headphones");
  await expect(apply).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Rows saved: 1, refused: 0.")).toBeVisible();
  await expect(cell).toHaveValue("5.50");
  await openOffice(page, "/runs");
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(openDialog(page)).toContainText("Finished. Done: 1, refused: 0.");
  await openOffice(page, "/products/grid?query=headphones");
  await expect(cell).toHaveValue(former);
  await cell.focus();
  await page.keyboard.type("5,50");
  await expect(apply).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cell).toHaveValue(former);
});
