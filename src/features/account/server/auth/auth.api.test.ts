import { describe, expect, onTestFinished, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();

const REGISTRATION = {
  email: " New.Customer@Example.com ",
  password: "correct horse battery",
  first_name: "<script>alert(1)",
  last_name: 'O\'Neil "Bobby"',
  phone_number: "+370 612 34567",
  terms: true,
  subscribed: false,
};

describe("the session cookie", () => {
  test("is HttpOnly and SameSite, and Secure with the host prefix on https", async () => {
    const local = await app.post("/api/auth/register", REGISTRATION);
    const cookie = local.headers.getSetCookie().find((text) => text.startsWith("session_token="));
    expect(cookie).toMatch(/^session_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; /);
    expect(cookie).toMatch(/SameSite=Lax$/);
    const { email, password } = REGISTRATION;
    const remote = await app.post("/api/auth/login", { email, password }, { host: "shop.example" });
    expect(remote.status).toBe(200);
    expect(remote.headers.getSetCookie().join()).toMatch(/__Host-session_token=[^,]*; Secure/);
  });

  test("on https is accepted only under its prefixed name", async () => {
    const browser = await registeredBrowser(app, { host: "shop.example" });
    const token = browser.cookies.get("__Host-session_token") ?? "";
    expect(browser.cookies.has("session_token")).toBe(false);
    expect((await browser.call("/api/auth/getCurrentUser")).body.user.email).toBe(browser.email);
    const planted = testBrowser(app, { host: "shop.example" });
    planted.cookies.set("session_token", token);
    expect((await planted.call("/api/auth/getCurrentUser")).body.user).toBeNull();
  });

  test("works without https on a private network address", async () => {
    const browser = await registeredBrowser(app, { host: "192.168.1.5" });
    expect(browser.cookies.has("session_token")).toBe(true);
    const { email, password } = REGISTRATION;
    const host = "192.168.1.5";
    const sent = await app.post("/api/auth/login", { email, password }, { host });
    expect(sent.headers.getSetCookie().join()).not.toMatch(/__Host-|Secure/);
    expect((await browser.call("/api/auth/getCurrentUser")).body.user.email).toBe(browser.email);
  });

  test("identifies the customer until the logout, which also invalidates copies", async () => {
    const browser = await registeredBrowser(app);
    const copy = new Map(browser.cookies);
    const { body } = await browser.call("/api/auth/getCurrentUser");
    expect(body.user).toMatchObject({ email: browser.email, unpaid_orders_count: 0 });
    expect((await browser.call("/api/auth/refreshCurrentUser")).body).toEqual(body);
    expect((await browser.call("/api/auth/logout")).body).toEqual({ status: true });
    expect(browser.cookies.has("session_token")).toBe(false);
    const thief = testBrowser(app);
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.call("/api/auth/getCurrentUser")).body).toEqual({
      status: true,
      user: null,
    });
  });
});

describe("a registration", () => {
  test("keeps names as typed and stores the email in lower case", async () => {
    const browser = testBrowser(app);
    const { email, password } = REGISTRATION;
    const { status, body } = await browser.call("/api/auth/login", { email, password });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: "new.customer@example.com",
      first_name: "<script>alert(1)",
      last_name: 'O\'Neil "Bobby"',
      language: "en",
    });
  });

  test.each([
    ["a common password", "manchester", "validation.password_common"],
    ["the e-mail", "another@example.com", "validation.password_personal"],
    ["the name and a year", "Onaite-1987", "validation.password_personal"],
  ])("is refused with the weak password %s", async (_what, password, key) => {
    const names = { first_name: "Ona", last_name: "Onaitė" };
    const registration = { ...REGISTRATION, ...names, email: "another@example.com", password };
    const { status, body } = await testBrowser(app).call("/api/auth/register", registration);
    expect(status).toBe(422);
    expect(body).toEqual({ status: false, message: key, errors: { password: [key] } });
  });

  test("is refused with an email that already has an account", async () => {
    const again = await testBrowser(app).call("/api/auth/register", REGISTRATION);
    expect(again).toEqual({
      status: 409,
      body: {
        status: false,
        message: "auth.forms.user_already_exists",
        errors: { email: ["auth.forms.user_already_exists"] },
      },
    });
  });

  test("check-client tells an unknown email from a customer with a password", async () => {
    const browser = testBrowser(app);
    const check = async (email: string) =>
      (await browser.call("/api/auth/register/check-client", { email })).body;
    expect(await check("stranger@example.com")).toEqual({
      found: false,
      new_password_has_been_sent: false,
    });
    expect(await check("NEW.customer@example.com")).toEqual({
      found: true,
      new_password_has_been_sent: false,
    });
  });

  test.each([
    ["a 1 MB name", { first_name: "a".repeat(1024 * 1000) }, "first_name", "validation.too_long"],
    ["no name", { last_name: "  " }, "last_name", "validation.required"],
    ["a header in the e-mail", { email: "a@b.lt\r\nBcc: c@d.lt" }, "email", "validation.email"],
    ["two e-mails", { email: "a@b.lt,c@d.lt" }, "email", "validation.email"],
    ["a line break in a name", { first_name: "a\nb" }, "first_name", "validation.invalid"],
    ["a short password", { password: "short" }, "password", "validation.password_short"],
    ["no terms", { terms: false }, "terms", "validation.required"],
    ["a phone without plus", { phone_number: "861234567" }, "phone_number", "validation.phone"],
    ["a number as a name", { first_name: 7 }, "first_name", "validation.required"],
  ])("is refused with %s", async (_what, changes, field, key) => {
    const { status, body } = await testBrowser(app).call("/api/auth/register", {
      ...REGISTRATION,
      email: "another@example.com",
      ...changes,
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      status: false,
      message: "errors.invalid_input",
      errors: { [field]: [key] },
    });
  });

  test("is refused with 413 if its body is over 1 MB", async () => {
    const body = { ...REGISTRATION, first_name: "a".repeat(2 * 1024 * 1024) };
    expect((await testBrowser(app).call("/api/auth/register", body)).status).toBe(413);
  });
});

describe("a login", () => {
  test("gets the same response for a wrong password and an unknown email", async () => {
    const browser = testBrowser(app);
    const wrong = await browser.call("/api/auth/login", {
      email: REGISTRATION.email,
      password: "wrong",
    });
    const unknown = await browser.call("/api/auth/login", {
      email: "nobody@example.com",
      password: "wrong",
    });
    expect(wrong).toEqual({
      status: 401,
      body: { status: false, message: "auth.errors.wrong_credentials" },
    });
    expect(unknown).toEqual(wrong);
    expect(browser.cookies.size).toBe(0);
  });

  test("from another site's page is refused", async () => {
    const response = await app.post(
      "/api/auth/login",
      { email: REGISTRATION.email, password: REGISTRATION.password },
      { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } },
    );
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("sets the account's language if no cookie sets one", async () => {
    const options = { headers: { "accept-language": "lt" } };
    const { email, password } = await registeredBrowser(app, options);
    const elsewhere = testBrowser(app);
    await elsewhere.call("/api/auth/login", { email, password });
    expect(elsewhere.cookies.get("locale")).toBe("lt");
  });
});

describe("a password reset", () => {
  test("request gets the same response for known and unknown emails", async () => {
    const browser = testBrowser(app);
    const ask = (email: string) => browser.call("/api/auth/request-password-reset", { email });
    const known = await ask(REGISTRATION.email);
    expect(known).toEqual({ status: 200, body: { status: true } });
    expect(await ask("nobody@example.com")).toEqual(known);
  });

  test.each(["", "x", "a".repeat(200), "../../etc", "'; drop table customers"])(
    "is refused with the invalid token %s",
    async (token) => {
      const answer = await testBrowser(app).call("/api/auth/password-reset", {
        token,
        password: "quite a new password",
      });
      expect(answer).toEqual({
        status: 422,
        body: { status: false, message: "auth.errors.link_not_valid" },
      });
    },
  );
});

test("changing the password ends all other sessions but keeps the current one", async () => {
  const browser = await registeredBrowser(app);
  const { email, password } = browser;
  const elsewhere = testBrowser(app);
  await elsewhere.call("/api/auth/login", { email, password });
  const changed = await browser.call("/api/auth/change-password", {
    current_password: password,
    new_password: "a newer horse battery",
  });
  expect(changed.body.user.email).toBe(email);
  expect((await browser.call("/api/auth/getCurrentUser")).body.user).not.toBeNull();
  expect((await elsewhere.call("/api/auth/getCurrentUser")).body.user).toBeNull();
  const guest = await testBrowser(app).call("/api/auth/change-password", {
    current_password: "some password",
    new_password: "a newer horse battery",
  });
  expect(guest).toMatchObject({ status: 401, body: { message: "auth.errors.not_logged_in" } });
});

describe("demo staff with the public password", () => {
  const login = { email: "owner@cartage.example", password: "demo-cartage" };
  const from = async (options: Parameters<typeof app.post>[2]) =>
    (await app.post("/api/auth/login", login, options)).status;

  test("can log in from this machine", async () => {
    expect(await from({ remoteAddress: "127.0.0.1" })).toBe(200);
  });

  test.each([
    ["another machine that says localhost", { remoteAddress: "203.0.113.5" }],
    ["a proxy", { remoteAddress: "127.0.0.1", headers: { "x-forwarded-for": "203.0.113.5" } }],
    ["a public name", { remoteAddress: "127.0.0.1", host: "shop.example" }],
  ])("cannot log in from %s", async (_where, options) => {
    expect(await from(options)).toBe(401);
  });

  test("cannot log in if the demo tools are off", async () => {
    const { environment } = app.services;
    environment.DEMO_TOOLS = false;
    onTestFinished(() => {
      environment.DEMO_TOOLS = true;
    });
    expect(await from({ remoteAddress: "127.0.0.1" })).toBe(401);
  });
});
