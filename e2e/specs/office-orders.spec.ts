import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openByKeys, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { withShopDatabase } from "../fixtures/shop-database.ts";
import { expect, test } from "../fixtures/test.ts";

test("an order line is refunded by keyboard from the palette, and appears in the timeline", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openByKeys(page, "/orders?state=delivered");
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

test("an order is shipped by keyboard, after a step that was undone and repeated", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openByKeys(page, "/orders?state=purchased");
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

test("a refund right after shipping waits until the page knows what was shipped", async ({
  page,
}) => {
  await enterOffice(page);
  await openByKeys(page, "/orders?state=at_warehouse&site=2");
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

test("a refund that a colleague was faster with is refused, and its choice is cleared", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 409/);
  await enterOffice(page);
  await openByKeys(page, "/orders?state=delivered", 2);
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

test("a refund after a lost response is refused once, then made with a new sum", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 409|ERR_FAILED/);
  await enterOffice(page);
  await openByKeys(page, "/orders?state=delivered&site=1&sort=number");
  await page.getByRole("button", { name: "Refund…" }).click();
  const dialog = openDialog(page);
  const send = dialog.getByRole("button", { name: /^Refund / });
  const other = async (sum: string) => {
    await dialog.getByRole("checkbox", { name: /^Another sum/ }).check();
    await dialog.getByLabel("Sum: Another sum").fill(sum);
  };
  await other("1");
  await page.route("**/api/staff/orders/refund", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/staff/orders/refund");
  await other("2");
  await send.click();
  await expect(dialog).toContainText("a refund was made from this window before");
  await expect(send, "nothing is chosen any more").toBeDisabled();
  await other("3");
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/3\.00.* goes back/)).toBeVisible();
  await expect(page.locator(".time-line-entry", { hasText: "Refund" })).toHaveCount(2);
});

/** The oldest paid order of a site, with another destination. */
const paidOrder = (siteId: number, columns: object) =>
  withShopDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update orders set courier = 'omniva', pickup_point = $2::jsonb -> 'point',
         address = address || coalesce($2::jsonb -> 'address', '{}')
       where id = (select min(id) from orders where status = 'paid' and site_id = $1)
       returning id::int`,
      [siteId, JSON.stringify(columns)],
    );
    return rows[0]?.id ?? 0;
  });

test("an address with two equal lines is shown completely, and updated after a change", async ({
  page,
}) => {
  const address = { firstAddress: "Vilnius", city: "Vilnius", zip: "" };
  const id = await paidOrder(1, { address });
  await enterOffice(page);
  await openOffice(page, `/orders/${id}`);
  const lines = page.getByRole("region", { name: "Delivery" }).locator("address > span");
  await expect(lines).toHaveCount(3);
  await page.getByRole("button", { name: "Change address" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Street and number").fill("Main street 1");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(lines.first()).toHaveText("Main street 1");
  await expect(lines).toHaveCount(3);
});

test("a pickup point that a colleague changed meanwhile can be chosen again in the same dialog", async ({
  page,
  expectConsoleErrors,
  expectAccessible,
}) => {
  expectConsoleErrors(/status of 409/);
  const former = { id: "former", name: "Closed since", address: "Old street 1, Vilnius" };
  const id = await paidOrder(2, { point: former });
  await enterOffice(page);
  await openOffice(page, `/orders/${id}`);
  await page.getByRole("button", { name: "Change pickup point" }).click();
  const dialog = openDialog(page);
  const send = dialog.getByRole("button", { name: "Send it there" });
  await dialog.getByRole("searchbox").fill("");
  const [first, second] = [dialog.getByRole("radio").first(), dialog.getByRole("radio").nth(1)];
  await first.check();
  await expect(send).toBeEnabled();
  await dialog.getByRole("searchbox").fill("xylophone");
  await expect(first).toBeHidden();
  await expect(send, "the chosen one is not in the list").toBeDisabled();
  await dialog.getByRole("searchbox").fill("");
  await first.check();
  const change = { id, seen: "former", point: await second.inputValue() };
  const url = `${siteAddress("default")}/api/staff/orders/change-point`;
  const changed = await page.request.post(url, { data: change });
  const { pickup_point: theirs } = await changed.json();
  await send.click();
  await expect(dialog).toContainText("Somebody chose another pickup point meanwhile.");
  await expect(dialog).toContainText(`Now: ${theirs.name}`);
  const delivery = page.getByRole("region", { name: "Delivery" });
  await expect(delivery, "the page knows it too").toContainText(theirs.name);
  await expectAccessible();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(delivery).not.toContainText(theirs.name);
});

test("a colleague is mentioned in a note by keyboard, and going back restores the list's row", async ({
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

test("every bulk action can be reached on a phone", async ({ page, expectAccessible }) => {
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
