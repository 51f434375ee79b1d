import { siteAddress } from "../fixtures/addresses.ts";
import { fillCart } from "../fixtures/fill-cart.ts";
import { press, registerWithMoney } from "../fixtures/pay.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const url = siteAddress("default");
const cents = (text: string | null) => Number(text?.replace(/\D/g, ""));

test("a plan is bought, reduces shipping in the cart, and its renewal is cancelled", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await registerWithMoney(page, 50);
  await fillCart(page);

  await page.goto(`${url}/en/cart`);
  await hydrated(page);
  const shipping = page.locator(".cart-sum tbody tr").nth(1).locator("td");
  await expect(shipping).toHaveText(/\d/);
  const before = cents(await shipping.textContent());

  // Without money in the wallet the plan creates an invoice, whose page opens next.
  await page.goto(`${url}/en/cartage-pro`);
  await hydrated(page);
  await page.getByRole("radio", { name: "Yearly" }).check();
  await expect(page.locator("[data-plan=max]")).toContainText("249");
  await page.getByRole("radio", { name: "Monthly" }).check();
  await expectAccessible();
  await press(page, "Choose Pro Max");
  await press(page, /Order for 24\.90/);
  await expect(page).toHaveURL(/\/en\/invoice\/[\w-]{20,}$/);

  // The invoice waits for payment; the wallet pays at once.
  await page.goto(`${url}/en/cartage-pro`);
  await hydrated(page);
  await expect(page.locator("[data-plan-invoice]")).toContainText("Pro Max waits for payment");
  await page.getByLabel(/Pay from my wallet/).check();
  await press(page, "Choose Pro Max");
  await press(page, /Order for 24\.90/);
  await expect(page.locator("[data-pro=active]")).toContainText("renews by itself");
  await expect(page.locator("[data-plan-invoice]")).toHaveCount(0);

  // The plan's twenty per cent are more than the discount by order value.
  await page.goto(`${url}/en/cart`);
  await hydrated(page);
  const note = page.locator(".cart-sum [data-plan-discount='20']");
  await expect(note).toContainText("Pro −20 %");
  const after = cents(await shipping.textContent());
  const full = cents(await note.locator("s").textContent());
  expect(full).toBeGreaterThanOrEqual(before);
  expect(after).toBe(full - Math.round(full * 0.2));
  await expectAccessible();

  await page.goto(`${url}/en/account-information`);
  await expect(page.getByText("Pro Max")).toBeVisible();
  await page.getByRole("link", { name: "See the plans" }).click();
  await expect(page.locator("[data-pro=active]")).toBeVisible();
  await hydrated(page);
  await press(page, "Do not renew");
  await expect(page.locator("[data-pro=active]")).toContainText("it will not renew");
});
