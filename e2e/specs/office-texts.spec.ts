import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

test("an article is written, looked at and published by keyboard, and found again", async ({
  page,
  expectAccessible,
}) => {
  await enterOffice(page);
  await openOffice(page, "/articles/faq.wallet.all?language=en");
  await expectAccessible();
  const words = `Published ${Date.now()}`;
  const text = page.getByLabel("Text, in Markdown");
  await text.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(`## ${words}`);
  await expect(page.getByRole("heading", { name: words })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByRole("button", { name: "Publish", exact: false })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("in the shop", { exact: true })).toBeVisible();
  await expect(async () => {
    const shown = await page.request.get(`${siteAddress("default")}/en/faq/wallet`);
    expect(await shown.text()).toContain(words);
  }).toPass();

  await openOffice(page, "/");
  await expectAccessible();
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type("qu10032");
  const found = page.getByRole("dialog").getByRole("option").first();
  await expect(found).toContainText("QU10032");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/10032$/);
});
