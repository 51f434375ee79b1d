import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();

const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`));

const expectPersonal = (response: Response) => {
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("vary")).toContain("cookie");
};

/** The texts of the page, without markup. */
const words = async (response: Response) => (await response.text()).replace(/<!-- -->/g, "");

describe("the login page without JavaScript", () => {
  test("posts its form", async () => {
    const page = await testBrowser(app).get("/en/login?redirect=%2Fen%2Ffaq");
    expectPersonal(page);
    expect(await page.text()).toMatch(/<form[^>]* method="post"/);
  });

  test("opens a session and redirects to the requested page", async () => {
    const { email, password } = await registeredBrowser(app);
    const browser = testBrowser(app);
    const answer = await browser.form("/en/login?redirect=%2Fen%2Ffaq", { email, password });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/en/faq");
    expectPersonal(answer);
    expect(cookieOf(answer, "session_token")).toContain("HttpOnly");
    expect(cookieOf(answer, "device_mark")).toContain("HttpOnly");
    expect(cookieOf(answer, "has_session")).toMatch(/^has_session=1;(?!.*HttpOnly)/);
    expect((await browser.call("/api/auth/getCurrentUser")).body.user.email).toBe(email);
  });

  test.each(["//evil.example", "https://evil.example/", "/\\evil.example"])(
    "does not redirect to %s",
    async (wanted) => {
      const { email, password } = await registeredBrowser(app);
      const target = `/lt/login?redirect=${encodeURIComponent(wanted)}`;
      const answer = await testBrowser(app).form(target, { email, password });
      expect(answer.headers.get("location")).toBe("/lt/my-orders");
    },
  );

  test("shows the error and the typed email, but not the password", async () => {
    const { email } = await registeredBrowser(app);
    const password = "surely-not-this-one";
    const answer = await testBrowser(app).form("/en/login", { email, password });
    expect(answer.status).toBe(401);
    expectPersonal(answer);
    expect(cookieOf(answer, "session_token")).toBeUndefined();
    const html = await words(answer);
    expect(html).toContain("E-mail and password do not match.");
    expect(html).toContain(`value="${email}"`);
    expect(html).not.toContain(password);
  });

  test("shows errors at the field and escapes the input", async () => {
    const answer = await testBrowser(app).form("/lt/login", { email: '"><b>', password: "" });
    expect(answer.status).toBe(422);
    const html = await words(answer);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain("&quot;&gt;&lt;b&gt;");
    expect(html).not.toContain('"><b>');
  });

  test("says after too many attempts when to try again", async () => {
    const { email } = await registeredBrowser(app);
    const browser = testBrowser(app, { remoteAddress: "203.0.113.77" });
    for (let at = 0; at < 10; at++) await browser.form("/en/login", { email, password: "no" });
    const answer = await browser.form("/en/login", { email, password: "no" });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(await words(answer)).toMatch(/Try again in 1\d minutes\./);
  });

  test("refuses a form from another site, and reads other content as an empty form", async () => {
    const { email, password } = await registeredBrowser(app);
    const headers = { origin: "https://evil.example" };
    const foreign = await testBrowser(app, { headers }).form("/en/login", { email, password });
    expect(foreign.status).toBe(403);
    const json = await testBrowser(app).post("/en/login", { email, password });
    expect(json.status).toBe(422);
  });

  test("redirects a customer who is already logged in", async () => {
    const browser = await registeredBrowser(app);
    const { email, password } = browser;
    for (const answer of [
      await browser.get("/en/login?redirect=%2Fen%2Ffaq"),
      await browser.form("/en/login?redirect=%2Fen%2Ffaq", { email, password }),
    ]) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe("/en/faq");
      expectPersonal(answer);
    }
  });
});

const REGISTRATION = {
  password: "correct horse battery",
  first_name: "Jonas",
  last_name: "Jonaitis",
  phone_number: "",
  terms: "on",
};
let people = 0;
const newcomer = () => ({ ...REGISTRATION, email: `new-${++people}@example.com` });

describe("the registration page without JavaScript", () => {
  test("registers and logs in a customer in the page's language", async () => {
    const browser = testBrowser(app, { headers: { "accept-language": "en" } });
    const answer = await browser.form("/lt/register", newcomer());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/lt/my-orders");
    const { user } = (await browser.call("/api/auth/getCurrentUser")).body;
    expect(user).toMatchObject({ first_name: "Jonas", language: "lt" });
  });

  test("shows an error at the email field if the email has an account", async () => {
    const { email } = await registeredBrowser(app);
    const answer = await testBrowser(app).form("/en/register", { ...REGISTRATION, email });
    expect(answer.status).toBe(409);
    const html = await words(answer);
    expect(html).toContain("This e-mail already has an account.");
    expect(html).toContain('value="Jonas"');
  });

  test("shows an error if the terms are not accepted", async () => {
    const { terms: _, ...rest } = newcomer();
    const answer = await testBrowser(app).form("/en/register", rest);
    expect(answer.status).toBe(422);
    expect(await words(answer)).toContain("Field is required.");
  });
});

describe("the password reset without JavaScript", () => {
  test("mails a link that sets a new password once", async () => {
    const { email } = await registeredBrowser(app);
    const browser = testBrowser(app);
    const sent = await browser.form("/lt/login?forgot=", { email });
    expect(sent.status).toBe(200);
    expect(await words(sent)).toContain(email);
    const [mail] = await app.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    const path = /\/lt\/password-reset\/[\w-]+/.exec(mail?.plain ?? "")?.[0] ?? "";
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expectPersonal(page);
    const short = await browser.form(path, { password: "short" });
    expect(short.status).toBe(422);
    const done = await browser.form(path, { password: "another horse battery" });
    expect(done.status).toBe(303);
    expect(done.headers.get("location")).toBe("/lt/my-orders");
    const again = await testBrowser(app).form(path, { password: "a third horse battery" });
    expect(again.status).toBe(422);
    expect(cookieOf(again, "session_token")).toBeUndefined();
  });
});

test("a logout form ends the session, while opening its page does not", async () => {
  const browser = await registeredBrowser(app);
  const looked = await browser.get("/en/logout");
  expect(looked.status).toBe(303);
  expect(browser.cookies.has("session_token")).toBe(true);
  const left = await browser.form("/en/logout", {});
  expect(left.headers.get("location")).toBe("/en/");
  expectPersonal(left);
  expect(browser.cookies.has("session_token")).toBe(false);
  expect(browser.cookies.has("has_session")).toBe(false);
  expect(browser.cookies.has("device_mark")).toBe(true);
});

test("an ended session clears its hint cookie", async () => {
  const browser = await registeredBrowser(app);
  browser.cookies.set("session_token", "ended");
  await browser.call("/api/auth/getCurrentUser");
  expect(browser.cookies.has("has_session")).toBe(false);
});

test("a page without a form refuses a posted one with 405", async () => {
  const answer = await testBrowser(app).form("/en/faq", { email: "a@b.lt" });
  expect(answer.status).toBe(405);
});
