import { siteAddress } from "../fixtures/addresses.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const home = `${siteAddress("default")}/en/`;

test("the consent question is asked once, and the answer is stored", async ({ page }) => {
  await page.goto(home);
  await hydrated(page);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await expect(page.getByRole("button", { name: "Only necessary" })).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "cookie_consent")?.value).toBe("1");
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Only necessary" })).toHaveCount(0);
});

test("consent can be given in detail and changed from the footer", async ({ page }) => {
  await page.goto(home);
  await hydrated(page);
  await page.getByRole("button", { name: "Choose" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /statistics/i }).check();
  await dialog.getByRole("button", { name: /save/i }).click();
  await expect(dialog).toHaveCount(0);
  const consent = async () =>
    (await page.context().cookies()).find((cookie) => cookie.name === "cookie_consent")?.value;
  expect(await consent()).toBe("1.statistics");
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /cookie/i })
    .click();
  await dialog.getByRole("checkbox", { name: /statistics/i }).uncheck();
  await dialog.getByRole("button", { name: /save/i }).click();
  await expect(dialog).toHaveCount(0);
  expect(await consent()).toBe("1");
});

test("the consent question is accessible on a phone", async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(home);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Only necessary" })).toBeVisible();
  await expectAccessible();
});
