import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { SHOP_DATA_DIR, siteAddress } from "../fixtures/addresses.ts";
import { expect, test } from "../fixtures/test.ts";

const OWN = "correct horse battery";

// A command runs next to the shop, and a build machine may be slow.
test.describe.configure({ timeout: 180_000 });

const loginForm = (page: Page) => page.getByRole("form", { name: "Log in" });
const replaceForm = (page: Page) => page.getByRole("form", { name: "Choose your password" });

async function logInBy(page: Page, email: string, password: string): Promise<void> {
  await loginForm(page).getByLabel("E-mail").fill(email);
  await loginForm(page).getByLabel("Password", { exact: true }).fill(password);
  await loginForm(page).getByRole("button", { name: "Log in" }).click();
}

/** Runs the owner's command on the database of the running shop. */
async function addStaff(email: string): Promise<string> {
  const command = ["scripts/staff.ts", "add", email, "--role", "content"];
  const env = { ...process.env, DATA_DIR: SHOP_DATA_DIR };
  const { stdout } = await promisify(execFile)("node", command, { env });
  return /first login.*: (\S+)/.exec(stdout)?.[1] ?? "";
}

/** Reads the newest mail; mails are listed newest first. */
async function passwordMailedTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`${siteAddress("default")}/dev/outbox.json`);
  const mails: { to: string; text: string }[] = await answer.json();
  const passwords = mails
    .filter(({ to }) => to === email)
    .map(({ text }) => /^(\w{4}-){3}\w{4}$/m.exec(text)?.[0]);
  return passwords.find(Boolean) ?? "";
}

test("a one-time password must be replaced before anything else", async ({
  page,
  open,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/401|422/);
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `one-time-${Date.now()}@example.com`;
  const oneTime = await addStaff(email);
  await open("pj", "/en/login?redirect=%2Fen%2Fdelivery-addresses");
  await logInBy(page, email, oneTime);
  await page.waitForURL(/\/en\/account-information$/);
  await expect(replaceForm(page)).toBeVisible();
  await expectAccessible();

  await open("pj", "/en/delivery-addresses");
  await page.waitForURL(/\/en\/account-information$/);
  await replaceForm(page).getByLabel("Password from the e-mail").fill("not this one");
  await replaceForm(page).getByLabel("New password").fill(OWN);
  await replaceForm(page).getByRole("button", { name: "Choose your password" }).click();
  await expect(replaceForm(page).getByLabel("New password")).toHaveValue(OWN);
  await expect(replaceForm(page).getByLabel("Password from the e-mail")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await replaceForm(page).getByLabel("Password from the e-mail").fill(oneTime);
  await replaceForm(page).getByRole("button", { name: "Choose your password" }).click();
  await expect(replaceForm(page)).toHaveCount(0);
  await open("pj", "/en/delivery-addresses");
  await expect(page).toHaveURL(/\/en\/delivery-addresses$/);

  await page.context().clearCookies({ name: /session/ });
  await open("pj", "/en/login");
  await logInBy(page, email, oneTime);
  await expect(page.getByText("E-mail and password do not match.")).toBeVisible();
  await logInBy(page, email, OWN);
  await page.waitForURL(/\/en\/my-orders$/);
});

test("a customer created by an order is mailed a password when they register", async ({
  page,
  open,
  request,
}) => {
  const email = "ona@cartage.example";
  // Uses up the password of an earlier run, so that a new one has to be sent.
  const former = await passwordMailedTo(page, email);
  const entry = { email, password: former || "none yet" };
  await request.post(`${siteAddress("default")}/api/auth/login`, { data: entry });
  await request.post(`${siteAddress("default")}/api/auth/logout`, { data: {} });
  await open("default", "/en/register");
  const form = page.getByRole("form", { name: "Create an account" });
  await form.getByLabel("E-mail", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(OWN);
  await form.getByLabel("First name").fill("Ona");
  await form.getByLabel("Last name").fill("Jankauskienė");
  await form.getByRole("checkbox", { name: /I agree/ }).check();
  await form.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByText(`We have sent a password to ${email}`)).toBeVisible();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(loginForm(page).getByLabel("E-mail")).toHaveValue(email);
  await expect.poll(() => passwordMailedTo(page, email), { timeout: 30_000 }).not.toBe(former);
  await logInBy(page, email, await passwordMailedTo(page, email));
  await expect(replaceForm(page)).toBeVisible();
});
