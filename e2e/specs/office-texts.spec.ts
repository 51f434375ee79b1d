import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openByKeys, openOffice } from "../fixtures/office.ts";
import { tabTo } from "../fixtures/tab-to.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

test("an article is created, written, previewed and published by keyboard", async ({ page }) => {
  await enterOffice(page);
  await openOffice(page, "/");
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await tabTo(page, page.getByRole("button", { name: "New text" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const title = `Asked ${Date.now()}`;
  await tabTo(page, dialog.getByLabel("Title"));
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  const text = page.getByLabel("Text, in Markdown");
  await expect(text).toBeVisible();
  await tabTo(page, text);
  await page.keyboard.type("## Words of our own");
  await expect(page.getByRole("heading", { name: "Words of our own" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByRole("button", { name: "Publish", exact: false })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("in the shop", { exact: true })).toBeVisible();
  const slug = title.toLowerCase().replace(" ", "-");
  await expect(async () => {
    const shown = await page.request.get(`${siteAddress("default")}/en/faq/${slug}`);
    expect(await shown.text()).toContain("Words of our own");
  }).toPass();
});

test("a record is found by its number, by keyboard", async ({ page }) => {
  await enterOffice(page);
  await openOffice(page, "/");
  await page.keyboard.press("ControlOrMeta+K");
  await page.keyboard.type("qu10032");
  const found = page.getByRole("dialog").getByRole("option").first();
  await expect(found).toContainText("QU10032");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/10032$/);
});

test("a site's own translation is shown on its pages, also after hydration", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 422/);
  await enterOffice(page);
  await openByKeys(page, "/translations?query=faq.title");
  await page.getByLabel("Site").selectOption({ label: "Pakketboot" });
  const field = page.getByRole("group", { name: "English" }).getByRole("textbox");
  await expect(page).toHaveURL(/translations\/\d+\/faq\.title/);
  await tabTo(page, field);
  const words = `Asked often ${Date.now()}`;
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(`${words} {{count}}`);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("exactly the names in braces", { exact: false })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("own words", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();

  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(`${siteAddress("nl")}/en/faq`);
    await expect(shop.getByRole("heading", { level: 1 })).toHaveText(words, { timeout: 500 });
  }).toPass();
  await hydrated(shop);
  await expect(shop.getByRole("heading", { level: 1 })).toHaveText(words);
  await shop.close();

  await page.getByRole("button", { name: "Back to the original" }).click();
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText("own words", { exact: true })).toBeHidden();
});

test("the preview of a mail follows the words that are typed", async ({ page }) => {
  await enterOffice(page, "content");
  await openByKeys(page, "/mail-texts?query=welcome");
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("link").first()).toBeVisible();
  const field = page.getByLabel("Button");
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Come in");
  await expect(mail.getByText("Come in", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("Sent to content@cartage.example")).toBeVisible();
});

test("removing a redirect asks for confirmation and can be cancelled", async ({ page }) => {
  await enterOffice(page);
  await openOffice(page, "/redirects");
  await page.getByRole("link", { name: "/terms" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Remove /terms?" });
  await question.getByRole("button", { name: "Leave as it is" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "/terms" })).toBeVisible();
});
