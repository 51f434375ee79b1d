import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { logIn, NEWCOMERS_PASSWORD as PASSWORD, register } from "../fixtures/log-in.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const ADDRESS = {
  "First name": "Ona",
  "Last name": "Onaitė",
  "Street, house, flat": "Pilies g. 1",
  "Town or city": "Vilnius",
  Phone: "+370 612 34567",
};

async function fillAddress(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries({ ...ADDRESS, ...changes })) {
    await dialog.getByLabel(label).fill(text);
  }
}

test("an account can be edited, exported and deleted on a phone", async ({
  page,
  open,
  expectAccessible,
  playwright,
  expectConsoleErrors,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  expectConsoleErrors(/422/);
  const email = await register(page, "lv");
  await open("lv", "/en/user-account");
  await expect(page.getByText("Hello, Naujokė")).toBeVisible();
  await expectAccessible();
  // This menu is only for narrow screens: on wider ones, e.g. a rotated tablet, it redirects.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page).toHaveURL(/\/en\/account-information$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open("lv", "/en/user-account");
  await page.getByRole("main").getByRole("link", { name: "My details" }).click();
  await expect(page).toHaveURL(/\/en\/account-information$/);
  await expectAccessible();

  const contact = page.getByRole("form", { name: "Contact details" });
  const firstName = contact.getByLabel("First name");
  await firstName.fill("a".repeat(10_000));
  await contact.getByLabel("VAT number").fill("twelve");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(contact.getByText("Form incomplete.")).toBeVisible();
  await expect(firstName).toHaveAccessibleDescription("This is too long.");
  await expect(firstName).toBeFocused();
  await expect(contact.getByLabel("VAT number")).toHaveValue("twelve");
  await firstName.fill('<b>"Ona');
  await contact.getByLabel("VAT number").fill("lv40003000642");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/update-contact-info")) sent += 1;
  });
  await contact.getByRole("button", { name: "Save" }).dblclick();
  await expect(contact.getByLabel("VAT number")).toHaveValue("LV40003000642");
  expect(sent, "a double click sends once").toBe(1);

  const elsewhere = await playwright.request.newContext({ baseURL: siteAddress("default") });
  const login = { data: { email, password: PASSWORD } };
  expect((await elsewhere.post("/api/auth/login", login)).ok()).toBe(true);
  const passwords = page.getByRole("form", { name: "Change password" });
  await passwords.getByLabel("Current password").fill("not this one");
  await passwords.getByLabel("New password").fill("another horse battery");
  await passwords.getByRole("button", { name: "Change password" }).click();
  await expect(passwords.getByLabel("Current password")).toHaveAccessibleDescription(
    /^That is not your current password\./,
  );
  await passwords.getByLabel("Current password").fill(PASSWORD);
  await passwords.getByRole("button", { name: "Change password" }).click();
  await expect(passwords.getByLabel("New password")).toHaveValue("");
  const who = await (await elsewhere.post("/api/auth/getCurrentUser", { data: {} })).json();
  expect(who.user, "the other device is logged out").toBeNull();

  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page.getByText(`The newsletter goes to ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You do not get our newsletter.")).toBeVisible();

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data (JSON)" }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(await readFile(file, "utf8")).account).toMatchObject({
    email,
    first_name: '<b>"Ona',
  });

  await page.getByText("What happens, and how to go on").click();
  await expectAccessible();
  const erasure = page.getByRole("form", { name: "Delete account" });
  await erasure.getByLabel("Your password").fill(PASSWORD);
  await erasure.getByRole("button").last().click();
  await expect(erasure.getByText("That is not your current password.")).toBeVisible();
  await erasure.getByLabel("Your password").fill("another horse battery");
  await erasure.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goto(`${siteAddress("lv")}/en/account-information`);
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
});

/** Waits for the mail to this new e-mail address and returns its link's path. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(`${siteAddress("default")}/dev/outbox.json`);
    const mails: { to: string; html: string }[] = await answer.json();
    const mail = mails.find(({ to, html }) => to === email && /email-change/.test(html));
    return /\/\w\w\/email-change\/[\w-]+/.exec(mail?.html ?? "")?.[0] ?? "";
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe("");
  return find();
}

test("the e-mail is changed by a mailed link, and other browsers are logged out", async ({
  page,
  open,
  expectAccessible,
  playwright,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/422/);
  const email = await register(page, "default");
  const next = `next-${email}`;
  await open("default", "/en/account-information");
  const form = page.getByRole("form", { name: "Change e-mail" });
  await form.getByLabel("New e-mail").fill(next);
  await form.getByLabel("Current password").fill("not this one");
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(form.getByText("That is not your current password.")).toBeVisible();
  await form.getByLabel("Current password").fill(PASSWORD);
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`We have written to ${next}.`)).toBeVisible();
  await open("default", await linkMailedTo(page, next));
  await expectAccessible();
  await page.getByRole("button", { name: "Confirm the new e-mail" }).click();
  await expect(page.getByText(`From now on you log in with ${next}.`)).toBeVisible();

  const elsewhere = await playwright.request.newContext({ baseURL: siteAddress("default") });
  const login = { data: { email: next, password: PASSWORD } };
  expect((await elsewhere.post("/api/auth/login", login)).ok()).toBe(true);
  await open("default", "/en/account-information");
  await page.getByRole("link", { name: "Show devices" }).click();
  const browsers = page.getByRole("list", { name: "Where you are logged in" });
  await expect(browsers.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("This browser")).toHaveCount(1);
  await expectAccessible();
  await page.getByRole("button", { name: "Log out all others" }).click();
  await expect(browsers.getByRole("listitem")).toHaveCount(1);
  const who = await (await elsewhere.post("/api/auth/getCurrentUser", { data: {} })).json();
  expect(who.user, "the other browser is logged out").toBeNull();
});

test("an address can be added, changed, made the default and deleted", async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow();
  await register(page, "default");
  await open("default", "/en/delivery-addresses");
  await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("Naujokė Naujokaitė");
  await expectAccessible();

  const add = page.getByRole("link", { name: "New address" });
  await add.click();
  const dialog = page.getByRole("dialog", { name: "New address" });
  await expect(dialog.getByLabel("First name")).toHaveValue("Naujokė");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await add.click();
  await fillAddress(page);
  await dialog.getByLabel("Post code").fill("LV-1010");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByLabel("Post code")).toHaveAccessibleDescription(
    "Not a post code of this country. Check it, or the country.",
  );
  await expect(dialog.getByLabel("Street, house, flat")).toHaveValue("Pilies g. 1");
  await expectAccessible();
  await dialog.getByLabel("Post code").fill("01103");
  await dialog.getByRole("button", { name: "Save address" }).click();
  const cards = page.getByRole("main").locator("li:has(address)");
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText("Default");
  await expect(dialog).toBeHidden();

  await add.click();
  await fillAddress(page, { "Street, house, flat": "<i>Darbo g. 2" });
  await dialog.getByLabel("Post code").fill("01103");
  await dialog.getByLabel("Use as the default address").check();
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText("<i>Darbo g. 2");
  await expect(cards.first()).toContainText("Default");
  await expectAccessible();

  await page.getByRole("button", { name: "Make default: Pilies g. 1" }).click();
  await expect(cards.first()).toContainText("Pilies g. 1");
  await page.getByRole("link", { name: "Edit: Pilies g. 1" }).click();
  const editor = page.getByRole("dialog", { name: "Edit address" });
  await editor.getByLabel("Town or city").fill("Kaunas");
  await editor.getByRole("button", { name: "Save address" }).click();
  await expect(editor).toBeHidden();
  await expect(cards.first()).toContainText("Kaunas");

  await page.getByRole("link", { name: "Delete: Pilies g. 1" }).click();
  const question = page.getByRole("dialog", { name: "Delete this address?" });
  await expect(question).toContainText("Pilies g. 1");
  await expectAccessible();
  await question.getByRole("button", { name: "Delete address" }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText("Default");
});

test("another customer's address is answered with 404", async ({
  page,
  open,
  browser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  const theirs = await browser.newContext();
  const other = await theirs.newPage();
  await logIn(other, "default", "rasa");
  const list = `${siteAddress("default")}/api/account/delivery-addresses`;
  const { addresses } = await (await other.request.post(list, { data: {} })).json();
  await theirs.close();
  await logIn(page, "default", "pro");
  await open("default", `/en/delivery-addresses?edit=${addresses[0].id}`);
  await expect(page.getByRole("main")).not.toContainText(addresses[0].first_address);
  await expect(page.getByRole("main")).toContainText("Page Not Found");
});

test("addresses and account data work without JavaScript", async ({ browser }) => {
  const address = siteAddress("default");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await setConsentCookie(page, address);
  await register(page, "default");
  await page.goto(`${address}/en/delivery-addresses`);
  await page.getByRole("link", { name: "New address" }).click();
  await page.getByLabel("Street, house, flat").fill("Pilies g. 1");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("Street, house, flat")).toHaveValue("Pilies g. 1");
  await expect(page.getByText("Field is required.").first()).toBeVisible();
  await page.getByLabel("Town or city").fill("Vilnius");
  await page.getByLabel("Post code").fill("01103");
  await page.getByLabel("Phone").fill("+370 612 34567");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("The address is saved.")).toBeVisible();
  await page.getByRole("link", { name: "Delete: Pilies g. 1" }).click();
  await page.getByRole("button", { name: "Delete address" }).click();
  await expect(page.getByText("The address is deleted.")).toBeVisible();
  await page.goto(`${address}/en/account-information`);
  const contact = page.getByRole("form", { name: "Contact details" });
  await contact.getByLabel("Last name").fill("Kita");
  await contact.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your details are saved.")).toBeVisible();
  await context.close();
});

for (const [region, language] of [
  ["wl", "lt"],
  ["ae", "en"],
] as const) {
  test(
    `${region}: account pages are readable in dark mode`,
    inFullRunUnless(region === "ae"),
    async ({ page, expectAccessible }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 768, height: 1024 });
      await logIn(page, region, "pro");
      await setConsentCookie(page, siteAddress(region));
      for (const path of ["/user-account", "/account-information", "/delivery-addresses?new=1"]) {
        await page.goto(`${siteAddress(region)}/${language}${path}`);
        await hydrated(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible();
      }
    },
  );
}
