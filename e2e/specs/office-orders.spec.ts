import type { Page } from "@playwright/test";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { expect, test } from "../fixtures/test.ts";

test("a line of an order is refunded from the palette by keyboard alone, and stands in its time line", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openOffice(page, "/orders?state=delivered");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Refund…" })).toBeVisible();
  const number = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.keyboard.press("Control+k");
  await page.keyboard.type(number);
  const refund = page.getByRole("option", { name: `Refund ${number}…` });
  await expect(refund).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(refund).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  const dialog = openDialog(page);
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
  const dialog = openDialog(page);
  await expect(dialog).toBeVisible();
  const carrier = dialog.getByLabel("Carrier");
  await expect(carrier, "the courier that was chosen").not.toHaveValue("");
  await carrier.selectText();
  await page.keyboard.type("DHL");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3318810036");
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("3318810036").first()).toBeVisible();
});

test("what is refunded right after it was shipped is refunded of what has left", async ({
  page,
}) => {
  await enterOffice(page);
  await openOffice(page, "/orders?state=at_warehouse");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const dialog = openDialog(page);
  const reading = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/staff/orders/show", async (route) => {
    reading.resolve();
    await held.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Ship everything" }).click();
  await reading.promise;
  await expect(dialog, "until the page knows what was shipped").toBeVisible();
  held.resolve();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Refund…" }).click();
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: /^Refund / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(".time-line-entry", { hasText: "Refund" }).first()).toBeVisible();
});

test("a refund that a colleague was faster with is chosen anew, from what is left", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 409/);
  await enterOffice(page);
  await openOffice(page, "/orders?state=delivered");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const choose = async (on: Page) => {
    await on.getByRole("button", { name: "Refund…" }).click();
    await openDialog(on).getByRole("checkbox").first().check();
  };
  const send = (on: Page) => openDialog(on).getByRole("button", { name: /^Refund / });
  await choose(page);
  const faster = await page.context().newPage();
  await faster.goto(page.url());
  await choose(faster);
  await send(faster).click();
  await expect(openDialog(faster)).toBeHidden();
  await faster.close();
  await send(page).click();
  await expect(openDialog(page)).toContainText("Look at what is left and choose anew.");
  await expect(send(page), "nothing is chosen any more").toBeDisabled();
  await expect(page.locator(".time-line-entry", { hasText: "Refund" })).toHaveCount(1);
});

test("a colleague is named in a note by keyboard; going back leads to the row of the order", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page, "orders");
  await openOffice(page, "/orders");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const row = page.locator(".list-row-current .list-link");
  const number = (await row.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await page.keyboard.press("n");
  const note = page.getByRole("textbox", { name: "Note for colleagues" });
  await expect(note).toBeFocused();
  await page.keyboard.type("Is it there, @");
  const offered = page.getByRole("listbox", { name: "Colleagues to name" }).getByRole("option");
  await expect(offered.first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(offered).toHaveCount(0);
  await page.keyboard.type("? @s");
  await expect(offered).toHaveText(/Support/);
  await page.keyboard.press("Enter");
  await expect(note).toHaveValue(/^Is it there, @\? @Support \S+ $/);
  await page.keyboard.press("Control+Enter");
  const mention = page.locator(".time-line-entry b").first();
  await expect(mention).toHaveText(/^@Support/);
  await page.goBack();
  await expect(row).toHaveText(number);
  await expect(row).toBeFocused();
  await page.keyboard.press("k");
  await expect(row).not.toHaveText(number);
});

test("on a phone every action for the ticked rows can be reached", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enterOffice(page);
  await openOffice(page, "/orders");
  await page.locator(".list-row .box-tap").first().click();
  const bar = page.getByRole("toolbar", { name: "With the selected rows" });
  await expect(bar.getByRole("button", { name: "Clear the selection" })).toBeInViewport({
    ratio: 1,
  });
  await bar.getByRole("button", { name: "More actions" }).click();
  for (const name of ["Received", "Assign", "Note", "Papers"]) {
    await expect(bar.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible();
  await bar.getByRole("button", { name: "Note", exact: true }).click();
  await expect(openDialog(page)).toBeVisible();
});
