import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { recordVersions } from "#platform/audit/audit.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { officePeople, seesOwnSessions } from "./fixtures/office.ts";
import { officeSessions, recoveryCodes as recoveryCodeRows, totpFactors } from "./staff.tables.ts";

const app = await testApp();
const { colleague, withApp } = officePeople(app);

const age = async (email: string) => {
  const [person] = await app.db.select().from(customers).where(eq(customers.email, email));
  await app.db
    .update(officeSessions)
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(officeSessions.customerId, person?.id ?? 0));
};

test("a session without a recent proof cannot add a second factor", async () => {
  const { browser, email } = await colleague("owner");
  await age(email);
  for (const path of ["totp/begin", "totp/confirm", "passkeys/begin"]) {
    const answer = await browser.call(`/api/office/${path}`, { code: "123456" });
    expect([path, answer.status, answer.body.message]).toEqual([
      path,
      403,
      "office.errors.prove_again",
    ]);
  }
});

test("a new password in the shop ends all office sessions", async () => {
  const { browser, email, password } = await colleague();
  const shop = testBrowser(app);
  await shop.call("/api/auth/login", { email, password });
  const change = { current_password: password, new_password: "another password of mine" };
  expect((await shop.call("/api/auth/change-password", change)).status).toBe(200);
  expect(await seesOwnSessions(browser)).toBe(404);
});

test("an office login without a role does not use up a one-time password", async () => {
  const customer = await registeredBrowser(app);
  await app.db
    .update(customers)
    .set({ passwordIsOneTime: true, oneTimeSentAt: new Date() })
    .where(eq(customers.email, customer.email));
  const login = { email: customer.email, password: customer.password };
  expect((await testBrowser(app).call("/api/office/login", login)).status).toBe(401);
  expect((await testBrowser(app).call("/api/auth/login", login)).status).toBe(200);
});

test("code attempts are limited per person, even after an email change", async () => {
  const { email, password } = await withApp();
  const browser = testBrowser(app);
  await browser.call("/api/office/login", { email, password });
  for (let at = 0; at < 10; at++) await browser.call("/api/office/prove/code", { code: "000000" });
  const renamed = `renamed-${email}`;
  await app.db.update(customers).set({ email: renamed }).where(eq(customers.email, email));
  expect((await browser.call("/api/office/prove/code", { code: "000000" })).status).toBe(429);
});

test("roles are not returned before the second factor", async () => {
  const { email, password } = await withApp();
  const browser = testBrowser(app);
  await browser.call("/api/office/login", { email, password });
  expect((await browser.call("/api/office/me")).body.me).toMatchObject({ grants: [], sites: [] });
});

test("with an office host the office API exists only on that host", async () => {
  const elsewhere = await testApp({ OFFICE_HOST: "office.example" });
  const login = { email: "nobody@example.com", password: "not the password" };
  const atShop = await testBrowser(elsewhere).call("/api/office/login", login);
  expect(atShop.status).toBe(404);
  const atOffice = await testBrowser(elsewhere, { host: "office.example" }).call(
    "/api/office/login",
    login,
  );
  expect(atOffice.status).toBe(401);
});

test("granting a role to a registered email replaces its password", async () => {
  const owner = await colleague("owner");
  const first = await registeredBrowser(app);
  const grant = { email: first.email, role: "orders", site_ids: null };
  const granted = await owner.browser.call("/api/staff/people/grant", grant);
  expect(granted.body).toMatchObject({ changed: true, one_time_password: expect.any(String) });
  expect((await first.call("/api/auth/getCurrentUser")).body.user).toBeNull();
  const login = { email: first.email, password: first.password };
  expect((await testBrowser(app).call("/api/office/login", login)).status).toBe(401);
  const handed = { email: first.email, password: granted.body.one_time_password };
  expect((await testBrowser(app).call("/api/office/login", handed)).body.next).toBe("password");
});

test("the second factor renews the session token and invalidates the former one", async () => {
  const { email, password, recoveryCodes } = await withApp();
  const browser = testBrowser(app);
  await browser.call("/api/office/login", { email, password });
  const planted = testBrowser(app);
  for (const [name, value] of browser.cookies) planted.cookies.set(name, value);
  await browser.call("/api/office/prove/code", { code: recoveryCodes[0] });
  expect(await seesOwnSessions(browser)).toBe(200);
  expect(await seesOwnSessions(planted)).toBe(404);
});

test("erasing a former staff member deletes their factors and version contents", async () => {
  const owner = await colleague("owner");
  const { email, password } = await withApp("support");
  const [person] = await app.db.select().from(customers).where(eq(customers.email, email));
  const id = person?.id ?? 0;
  await owner.browser.call("/api/staff/people/revoke", { email, role: "support" });
  const versions = () =>
    app.db.select().from(recordVersions).where(eq(recordVersions.customerId, id));
  expect((await versions()).some(({ before }) => before !== null)).toBe(true);
  const shop = testBrowser(app);
  await shop.call("/api/auth/login", { email, password });
  expect((await shop.call("/api/account/delete", { password })).status).toBe(200);
  expect((await versions()).every(({ before, after }) => !before && !after)).toBe(true);
  expect(await app.db.$count(totpFactors, eq(totpFactors.customerId, id))).toBe(0);
  expect(await app.db.$count(recoveryCodeRows, eq(recoveryCodeRows.customerId, id))).toBe(0);
});
