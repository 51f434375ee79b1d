import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../demo/customers/customers.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { logOut } from "../fixtures/log-in.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// Each test goes through several forms, and a build machine may be slow.
test.describe.configure({ timeout: 180_000 });

let people = 0;
const newEmail = () =>
  `getting-in-${test.info().parallelIndex}-${Date.now()}-${++people}@example.com`;

const header = (page: Page) => page.getByRole("banner");
const guestButton = (page: Page) => header(page).getByRole("link", { name: "Log in" });
const accountButton = (page: Page) =>
  header(page).locator("summary[aria-label^='Your account']:visible");

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole("form", { name: "Log in" });
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log in" }).click();
}

async function register(page: Page, email: string): Promise<void> {
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("E-mail", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await form.getByLabel("First name").fill("Ona");
  await form.getByLabel("Last name").fill("Onaitė");
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Create an account" }).click();
}

/** Registers without a session in this browser: the request is sent from outside of it. */
async function registerByCall(page: Page, email: string): Promise<void> {
  const names = { first_name: "Ona", last_name: "Onaitė" };
  const data = { email, password: "correct horse battery", ...names, terms: true };
  const answer = await page.request.post(`${siteAddress("default")}/api/auth/register`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.context().clearCookies();
}

async function getOut(page: Page): Promise<void> {
  await logOut(page);
  await expect(guestButton(page)).toBeVisible();
}

/** Waits until the mail is written and returns its link's path. */
async function linkMailedTo(page: Page, email: string): Promise<string> {
  const find = async () => {
    const answer = await page.request.get(`${siteAddress("default")}/dev/outbox.json`);
    const mails: { to: string; html: string }[] = await answer.json();
    const mail = mails.find(({ to, html }) => to === email && /password-reset/.test(html));
    return /\/\w\w\/password-reset\/[\w-]+/.exec(mail?.html ?? "")?.[0] ?? "";
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe("");
  return find();
}

test.describe("login on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const region = "default";
  const person = "rasa";

  test("the login modal keeps the typed e-mail and shows what is wrong", async ({
    page,
    open,
    expectAccessible,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/401/);
    await open(region, "/en/faq");
    await guestButton(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("E-mail")).toBeFocused();
    await expectAccessible();
    const email = `${person}@cartage.example`;
    await fillLogin(page, email, "not the password");
    await expect(dialog.getByText("E-mail and password do not match.")).toBeVisible();
    await dialog.getByRole("link", { name: "Create an account" }).click();
    await expect(dialog.getByLabel("E-mail", { exact: true })).toHaveValue(email);
    await expectAccessible();
    await dialog.getByRole("link", { name: "Log in" }).click();
    await dialog.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
    await expectAccessible();
    await dialog.getByRole("link", { name: "Back to login" }).click();
    await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  });

  test("registration works once for an e-mail", async ({ page, open, expectAccessible }) => {
    const email = newEmail();
    await open(region, "/en/register");
    const form = page.getByRole("form", { name: "Create an account" });
    await form.getByRole("button", { name: "Create an account" }).click();
    await expect(form.getByText("Form incomplete.")).toBeVisible();
    await expect(form.getByLabel("E-mail", { exact: true })).toBeFocused();
    await expectAccessible();
    await register(page, email);
    await page.waitForURL(/\/en\/my-orders$/);
    await expect(accountButton(page)).toBeVisible();
    await getOut(page);
    await page.waitForURL(/\/en\/$/);

    await open(region, "/en/register");
    await register(page, email);
    await expect(form.getByText("This e-mail already has an account.")).toBeVisible();
    await expect(form.getByLabel("First name")).toHaveValue("Ona");
  });
});

test.describe("login on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const region = "pj";
  const person = "janis";

  test("logging in and out keeps the page and its layout", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(region, "/en/faq");
    const place = await guestButton(page).boundingBox();
    await guestButton(page).click();
    await fillLogin(page, `${person}@cartage.example`, DEMO_PASSWORD);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(accountButton(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/en/faq");
    await page.reload();
    await hydrated(page);
    await expect(accountButton(page)).toBeVisible();
    expect(await accountButton(page).boundingBox()).toEqual(place);
    await accountButton(page).click();
    await expect(header(page).getByRole("link", { name: "My details" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await getOut(page);
    expect(new URL(page.url()).pathname).toBe("/en/faq");
  });

  test("a guest on a customer's page is sent back to it after the login", async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open(region, "/en/delivery-addresses");
    await expect(page.getByRole("heading", { name: "Log in", level: 1 })).toBeVisible();
    await expectAccessible();
    await fillLogin(page, `${person}@cartage.example`, DEMO_PASSWORD);
    await page.waitForURL(/\/en\/delivery-addresses$/);
    await expect(accountButton(page)).toBeVisible();
    await getOut(page);
    await page.waitForURL(/\/en\/$/);
  });

  test("a forgotten password is reset by a mailed link that works once", async ({
    page,
    open,
    expectAccessible,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/422/);
    const email = newEmail();
    await registerByCall(page, email);
    await open(region, "/en/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // Waits for the new form, because until the page has loaded the login form is still there.
    const request = page.getByRole("form", { name: "Forgot your password?" });
    await request.getByLabel("E-mail").fill(email);
    await expectAccessible();
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await expectAccessible();

    const link = await linkMailedTo(page, email);
    await open(region, link);
    await expectAccessible();
    const password = page.getByRole("textbox", { name: "New password" });
    await password.fill("short");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByText("At least 8 characters, please.")).toBeVisible();
    await password.fill("another horse battery");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Save the password" }).click();
    await page.waitForURL(/\/en\/my-orders$/);
    await getOut(page);
    await page.waitForURL(/\/en\/$/);

    await open(region, link);
    await password.fill("a third horse battery");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page.getByText("This link was used already or is too old.")).toBeVisible();
  });
});

test("a login after too many attempts shows the waiting time, and is sent only once", async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/429/);
  let asked = 0;
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/auth/login", async (route) => {
    asked += 1;
    await gate.promise;
    const json = { status: false, message: "auth.errors.too_many_attempts" };
    await route.fulfill({ status: 429, headers: { "retry-after": "290" }, json });
  });
  await open("default", "/en/login");
  await fillLogin(page, "rasa@cartage.example", "a guess");
  const button = page.getByRole("main").locator("button[type=submit]");
  await expect(button).toHaveAttribute("aria-busy", "true");
  await button.dispatchEvent("click");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  gate.resolve();
  await expect(page.getByText("Try again in 5 minutes.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a guess");
  expect(asked).toBe(1);
});

test("the login modal works by keyboard, and Escape restores the focus", async ({ page, open }) => {
  await open("lv", "/en/faq");
  await guestButton(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(guestButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type("janis@cartage.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(accountButton(page)).toBeVisible();
});

test("other tabs follow a login and a logout", async ({ context, page, open }) => {
  await open("default", "/en/faq");
  const other = await secondTab(context, "/en/login?redirect=%2Fen%2Fdelivery-addresses");
  await guestButton(page).click();
  // This user has no unpaid orders to be reminded of.
  await fillLogin(page, "support@cartage.example", DEMO_PASSWORD);
  await expect(accountButton(page)).toBeVisible();
  await other.waitForURL(/\/en\/delivery-addresses$/);
  await expect(accountButton(other)).toBeVisible();
  await getOut(page);
  await other.waitForURL(/\/en\/$/);
  await expect(guestButton(other)).toBeVisible();
});

async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(siteAddress("default") + path);
  await hydrated(page);
  return page;
}

test("pages of guests request neither the current user nor the permission to see keys", async ({
  page,
  open,
}) => {
  await page.clock.install();
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await open("default", "/en/faq");
  // The build is checked an hour after hydration, so whatever waits a second has been requested by then.
  const isHourOver = async () => {
    await page.clock.fastForward(60 * 60 * 1000);
    return calls.includes("/builds/latest.json");
  };
  await expect.poll(isHourOver, { timeout: 30_000 }).toBe(true);
  expect(calls.filter((path) => path.startsWith("/api/auth/"))).toEqual([]);
});

test("translation keys are offered to editors only while logged in", async ({ page, open }) => {
  await open("default", "/en/faq");
  const toggler = page.getByRole("button", { name: "Translation keys" });
  await guestButton(page).click();
  await fillLogin(page, "content@cartage.example", DEMO_PASSWORD);
  await expect(toggler).toBeVisible();
  await getOut(page);
  await expect(toggler).toHaveCount(0);
});

test("login and logout work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await setConsentCookie(page, siteAddress("default"));
  await page.goto(`${siteAddress("default")}/en/faq`);
  await guestButton(page).click();
  await fillLogin(page, "rasa@cartage.example", "not the password");
  await expect(page.getByText("E-mail and password do not match.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("rasa@cartage.example");
  await fillLogin(page, "rasa@cartage.example", DEMO_PASSWORD);
  await page.waitForURL(/\/en\/faq$/);
  await page.goto(`${siteAddress("default")}/en/account-information`);
  await page.getByRole("main").getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(/\/en\/$/);
  await page.goto(`${siteAddress("default")}/en/account-information`);
  await expect(page.getByRole("heading", { name: "Log in", level: 1 })).toBeVisible();
  await context.close();
});
