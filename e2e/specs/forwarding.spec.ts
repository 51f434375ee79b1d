import type { Browser, Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { field } from "../fixtures/checkout.ts";
import { PAY, press, registerWithMoney } from "../fixtures/pay.ts";
import { byStaff } from "../fixtures/ship.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const url = siteAddress("default");
const BOX = { weight: 1.2, length: 33, width: 21, height: 12 };

const staff =
  (browser: Browser, role: string) =>
  (step: string, id: number, data: object = {}) =>
    byStaff(browser, role, `/api/staff/forward/${step}/${id}`, data);

async function declare(page: Page, tracking: string, thing: string): Promise<number> {
  await page.goto(`${url}/en/cartage-pro-delivery?declare=1`);
  await hydrated(page);
  await field(page, "shop").fill("Target");
  await field(page, "tracking_number").fill(tracking);
  await field(page, "lines.0.name").fill(thing);
  await page.locator("[name='lines.0.tariff']").selectOption("sports");
  await field(page, "lines.0.value").fill("40");
  await press(page, "Declare");
  await expect(page).toHaveURL(/\/cartage-pro-delivery\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

test("parcels are declared, received, packed together, sent by air, paid and delivered", async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await registerWithMoney(page, 300);
  await page.request.post(`${url}/api/account/add-delivery-address`, {
    data: {
      first_name: "Naujokė",
      last_name: "Naujokaitė",
      first_address: "Pilies g. 14-3",
      city: "Vilnius",
      zip: "LT-01123",
      phone_number: "+370 600 00000",
      country_id: 1,
    },
  });

  // The declaration must come first.
  await page.goto(`${url}/en/cartage-pro-delivery`);
  await expect(page).toHaveURL(/\/en\/cartage-pro$/);
  await hydrated(page);
  await page.getByRole("checkbox", { name: "I have read this and agree" }).check();
  await page.getByRole("button", { name: "Get my address" }).click();
  const address = page.getByRole("article", { name: "Germany" });
  await expect(address).toContainText(/CT-\d+/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await address.getByRole("button", { name: "Copy: City, Germany" }).click();
  await expect(address.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Leipzig");
  await expectAccessible();

  // A wrong digit is reported next to its field, and no input is lost.
  await page.goto(`${url}/en/cartage-pro-delivery?declare=1`);
  await hydrated(page);
  await field(page, "shop").fill("eBay");
  await field(page, "tracking_number").fill("RB123456786GB");
  await press(page, "Declare");
  await expect(page.getByText("A digit is wrong")).toBeVisible();
  // No kind is preselected, and values are in the currency of the shops there.
  await expect(page.locator("[name='lines.0.tariff'][aria-invalid]")).toHaveValue("");
  await field(page, "lines.0.value").fill("108.50");
  await expect(page.getByText("≈ 100.00 €")).toBeVisible();
  await expect(field(page, "shop")).toHaveValue("eBay");
  await expectAccessible();

  const first = await declare(page, "RB123456785GB", "Running shoes");
  const second = await declare(page, "1Z999AA10123456784", "Sports bag");
  const inWarehouse = staff(browser, "warehouse");
  for (const id of [first, second]) await inWarehouse("receive", id, BOX);

  await page.goto(`${url}/en/cartage-pro-delivery`);
  await hydrated(page);
  // A single parcel cannot be compared.
  await expect(page.getByRole("button", { name: "Compare" })).toBeDisabled();
  for (const id of [first, second]) {
    await page.getByRole("checkbox", { name: new RegExp(`FR${id}`) }).check();
  }
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText(/Together you save/).first()).toBeVisible();
  // Double clicks, or Enter right after a click, pack only once.
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && /pro-delivery/.test(request.url())) posts += 1;
  });
  const pack = page.getByRole("button", { name: "Pack into one box" });
  await pack.evaluate((button: HTMLButtonElement) => {
    button.focus();
    for (let press = 0; press < 3; press += 1) button.click();
  });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/cartage-pro-delivery/${first}$`));
  expect(posts).toBe(1);
  await expect(page.getByRole("heading", { name: `Parcel FR${first}` })).toBeVisible();
  await expectAccessible();

  await page.getByRole("radio", { name: /By air/ }).check();
  await page.getByRole("button", { name: "Choose and go on to pay" }).click();
  await expect(page).toHaveURL(new RegExp(`/cartage-pro-payment/${first}$`));
  // The total is shown before the payment.
  const added = page.getByRole("region", { name: "By air" }).locator("[data-total]");
  const total = (await added.textContent()) ?? "";
  await expect(page.getByRole("button", { name: PAY })).toHaveText(`Pay ${total}`);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Purchase agreement" }),
  ).toBeVisible();
  await hydrated(page);
  await press(page, PAY);
  await expect(page.locator("[data-payment=succeeded]")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: "To the parcel" }).click();
  await expect(page).toHaveURL(new RegExp(`/cartage-pro-delivery/${first}$`));

  await inWarehouse("pack", first);
  await inWarehouse("ship", first, { carrier: "DHL", tracking_number: "3318810025" });
  for (const to of ["in_customs", "in_country", "out_for_delivery", "delivered"]) {
    await inWarehouse("move", first, { to });
  }
  await page.reload();
  await expect(page.locator("[aria-labelledby=request-history] li")).toHaveCount(10);
  await expect(page.getByRole("main").getByText("Delivered").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("3318810025");
});
