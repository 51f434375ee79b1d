import { isDeepStrictEqual } from "node:util";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { runStaffCommand } from "../../commands/staff-command.ts";
import { testApp } from "../../fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "../../fixtures/test-browser.ts";
import { isOpenBeforeOwnPassword } from "./guard-calls.ts";

const app = await testApp();
const warn = vi.spyOn(app.services.log, "warn");
const info = vi.spyOn(app.services.log, "info");
const securityLines = () =>
  [...warn.mock.calls, ...info.mock.calls]
    .map(([line]) => line as unknown as Record<string, string>)
    .filter((line) => line.security);

beforeEach(() => {
  warn.mockClear();
  info.mockClear();
});

/** A user who logged in with a password that was handed to them. */
async function newcomer() {
  const email = `newcomer-${Date.now()}@example.com`;
  const reportSecurityEvent = async () => {};
  const words = ["add", email, "--role", "owner"];
  const printed = await runStaffCommand({ db: app.db, reportSecurityEvent }, words);
  const password = /: (\S+)$/.exec(printed)?.[1] ?? "";
  const browser = testBrowser(app);
  const { body } = await browser.call("/api/auth/login", { email, password });
  expect(body.user.must_change_password).toBe(true);
  return { browser, email, password };
}

/** Calls signed by their sender; sessions do not count there. */
const BY_SIGNATURE = /\/(webhook|callback)|^\/api\/tracking\/report/;
/** Calls for files: such a session counts as none there, see below. */
const OF_FILES = /^\/api\/(files|invoice\/pdf)\//;

describe("a session with a one-time password", () => {
  test("is refused every call except those needed to change the password", async () => {
    const { browser } = await newcomer();
    const { paths } = await (await app.ask("/api/openapi.json")).json();
    const calls = Object.entries<object>(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })))
      .filter(({ path }) => !BY_SIGNATURE.test(path) && !OF_FILES.test(path));
    expect(calls.length).toBeGreaterThan(80);
    const open: string[] = [];
    for (const { path, method } of calls) {
      const target = path.replaceAll(/\{\w+\}/g, "x");
      if (isOpenBeforeOwnPassword(path)) continue;
      const answer = method === "get" ? await browser.get(target) : await browser.post(target, {});
      if (answer.status !== 403) open.push(`${method} ${path}: ${answer.status}`);
    }
    expect(open).toEqual([]);
  });

  test("is redirected from pages with personal data to the password change", async () => {
    const { browser } = await newcomer();
    for (const page of ["/my-orders", "/my-orders/x", "/tracking", "/claim-form", "/login"]) {
      const answer = await browser.get(`/en${page}`);
      expect([page, answer.status, answer.headers.get("location")]).toEqual([
        page,
        302,
        "/en/account-information",
      ]);
    }
    expect((await browser.get("/en/account-information")).status).toBe(200);
    expect((await browser.get("/en/faq")).status).toBe(200);
  });

  test("can neither upload nor read files", async () => {
    const { browser } = await newcomer();
    const upload = await browser.post("/api/files/begin", { kind: "claim", size: 100 });
    expect(upload.status).toBe(403);
    expect((await browser.get("/api/files/x")).status).toBe(404);
  });

  test("has full access after the password is changed", async () => {
    const { browser, password } = await newcomer();
    const change = { current_password: password, new_password: "a password of my own" };
    expect((await browser.call("/api/auth/change-password", change)).status).toBe(200);
    expect((await browser.call("/api/account/delivery-addresses")).status).toBe(200);
  });
});

/** The responses of staff calls that differ from "not found". */
async function answersOfStaffCalls(browser: ReturnType<typeof testBrowser>) {
  const { paths } = await (await app.ask("/api/openapi.json")).json();
  const staffPaths = Object.keys(paths).filter((path) => path.startsWith("/api/staff/"));
  expect(staffPaths.length).toBeGreaterThan(100);
  const answers = [];
  for (const path of staffPaths) {
    const answer = await browser.call(path.replaceAll(/\{\w+\}/g, "1"), {});
    const isNone = isDeepStrictEqual(answer, NONE);
    if (!isNone) answers.push([path, answer]);
  }
  return answers;
}

const NONE = { status: 404, body: { status: false, message: "errors.not_found" } };

test("staff calls answer 404 to guests and customers", async () => {
  for (const browser of [testBrowser(app), await registeredBrowser(app)])
    expect(await answersOfStaffCalls(browser)).toEqual([]);
});

test("staff calls answer 404 to an owner's storefront session", async () => {
  const { browser, password } = await newcomer();
  const change = { current_password: password, new_password: "a password of my own" };
  expect((await browser.call("/api/auth/change-password", change)).status).toBe(200);
  const { user } = (await browser.call("/api/auth/getCurrentUser")).body;
  expect(user).toMatchObject({ must_change_password: false });
  expect(await answersOfStaffCalls(browser)).toEqual([]);
});

describe("security events in the log", () => {
  test("name a refusal by role, with hashes of account and address instead of names", async () => {
    const customer = await registeredBrowser(app);
    const answer = await customer.call("/api/staff/claims/list", {});
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ status: false, message: "errors.not_found" });
    expect(securityLines()).toEqual([
      {
        security: "role_refused",
        what: expect.any(String),
        account: expect.stringMatching(/^[\w-]{22}$/),
        visitor: expect.stringMatching(/^[\w-]{22}$/),
      },
    ]);
    expect(JSON.stringify(securityLines())).not.toContain(customer.email);
  });

  test("name failed logins and the rate limit that stops them", async () => {
    const browser = testBrowser(app);
    const entry = { email: "somebody@example.com", password: "not the password" };
    let status = 0;
    while (status !== 429) ({ status } = await browser.call("/api/auth/login", entry));
    const kinds = securityLines().map(({ security, what }) => `${security} ${what ?? ""}`.trim());
    expect(new Set(kinds)).toEqual(new Set(["login_failed", "limit_reached login"]));
    expect(new Set(securityLines().map(({ account }) => account)).size).toBe(1);
  });
});
