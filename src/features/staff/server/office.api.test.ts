import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { officePeople, seesOwnSessions } from "./fixtures/office.ts";
import { officeSessions } from "./staff.tables.ts";

const app = await testApp();
const { newcomer, colleague, codeOf, withApp } = officePeople(app);

describe("the office login", () => {
  test("needs a new password before anything else after a one-time password", async () => {
    const browser = testBrowser(app);
    await browser.call("/api/office/login", await newcomer("owner"));
    expect(await seesOwnSessions(browser)).toBe(404);
    const weak = await browser.call("/api/office/password", { password: "password" });
    expect(weak.status).toBe(422);
    await browser.call("/api/office/password", { password: "a password of my own" });
    expect(await seesOwnSessions(browser)).toBe(200);
  });

  test("fails the same way without a role, with a wrong password and an unknown email", async () => {
    const customer = await registeredBrowser(app);
    const { email } = await colleague();
    const tries = [
      { email: customer.email, password: customer.password },
      { email, password: "not the password" },
      { email: "nobody@example.com", password: "not the password" },
    ];
    const answers = [];
    for (const login of tries)
      answers.push(await testBrowser(app).call("/api/office/login", login));
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 401,
        body: { status: false, message: "auth.errors.wrong_credentials" },
      });
    }
  });

  test("is separate from the shop's session in both directions", async () => {
    const { email, password, browser } = await colleague("owner");
    const shop = testBrowser(app);
    expect((await shop.call("/api/auth/login", { email, password })).status).toBe(200);
    expect((await shop.call("/api/staff/people/list")).status).toBe(404);
    expect((await browser.call("/api/staff/people/list")).status).toBe(200);
    expect((await browser.call("/api/auth/getCurrentUser")).body.user).toBeNull();
  });

  test("sets a strict cookie", async () => {
    const { email, password } = await colleague();
    const answer = await testBrowser(app).post("/api/office/login", { email, password });
    const [cookie] = answer.headers.getSetCookie().filter((one) => one.includes("office_token"));
    expect(cookie).toMatch(/Max-Age=43200; Path=\/; HttpOnly; .*SameSite=Strict/);
  });

  test("of demo staff works from this machine with the shown code", async () => {
    const email = "owner@cartage.example";
    const here = testBrowser(app, { remoteAddress: "127.0.0.1" });
    const elsewhere = testBrowser(app);
    const login = { email, password: DEMO_PASSWORD };
    expect((await elsewhere.call("/api/office/login", login)).status).toBe(401);
    expect((await here.call("/api/office/login", login)).body.next).toBe("factor");
    const { body } = await here.call("/api/office/me");
    expect(body).toMatchObject({ me: { next: "factor" }, demo_code: "246810" });
    expect((await here.call("/api/office/prove/code", { code: "246810" })).body.next).toBe("done");
  });
});

describe("the second factor", () => {
  test("is needed before any call, refuses wrong codes and accepts each code once", async () => {
    const { email, password } = await withApp();
    const browser = testBrowser(app);
    expect((await browser.call("/api/office/login", { email, password })).body.next).toBe("factor");
    expect(await seesOwnSessions(browser)).toBe(404);
    expect((await browser.call("/api/office/totp/begin")).status).toBe(404);
    const wrong = await browser.call("/api/office/prove/code", { code: "000000" });
    expect(wrong).toMatchObject({ status: 422, body: { message: "office.errors.wrong_code" } });
    expect(await seesOwnSessions(browser)).toBe(404);
    const used = await codeOf(email);
    expect((await browser.call("/api/office/prove/code", { code: used })).status).toBe(422);
    const next = await codeOf(email, 1);
    expect((await browser.call("/api/office/prove/code", { code: next })).body.next).toBe("done");
    expect(await seesOwnSessions(browser)).toBe(200);
  });

  test("page shows the last complete login, not one that stopped there", async () => {
    const { email, password, recoveryCodes } = await withApp();
    const browser = testBrowser(app);
    const logIn = () => browser.call("/api/office/login", { email, password });
    const lastEntry = async () => (await browser.call("/api/office/me")).body.me.last_entry;
    await logIn();
    const first = await lastEntry();
    expect(first).toMatchObject({ at: expect.any(String), device: expect.any(String) });
    // A login with the password only is not recorded as an entry.
    await logIn();
    expect(await lastEntry()).toEqual(first);
    await browser.call("/api/office/prove/code", { code: recoveryCodes[0] });
    expect(await lastEntry()).toBeNull();
    await browser.call("/api/office/logout");
    await logIn();
    expect(Date.parse((await lastEntry()).at)).toBeGreaterThan(Date.parse(first.at));
  });

  test("accepts each recovery code once, in any spelling", async () => {
    const { email, password, recoveryCodes } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    const [code = ""] = recoveryCodes;
    const statuses = [];
    for (const typed of [code.toUpperCase().replace("-", " "), code]) {
      const browser = testBrowser(app);
      await browser.call("/api/office/login", { email, password });
      statuses.push((await browser.call("/api/office/prove/code", { code: typed })).status);
    }
    expect(statuses).toEqual([200, 422]);
  });

  test("is limited to ten attempts", async () => {
    const { email, password } = await withApp();
    const browser = testBrowser(app);
    await browser.call("/api/office/login", { email, password });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await browser.call("/api/office/prove/code", { code: "000000" })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  test("ends other sessions when it is added, and is written to the audit log", async () => {
    const first = await colleague();
    const second = testBrowser(app);
    await second.call("/api/office/login", { email: first.email, password: first.password });
    expect(await seesOwnSessions(second)).toBe(200);
    await first.browser.call("/api/office/totp/begin");
    const code = await codeOf(first.email);
    await first.browser.call("/api/office/totp/confirm", { code });
    expect(await seesOwnSessions(second)).toBe(404);
    expect(await seesOwnSessions(first.browser)).toBe(200);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "staff.totp_added"));
    expect(rows.length).toBeGreaterThan(0);
  });

  test("must be set up first if the role requires it", async () => {
    const owner = await colleague("owner");
    const { email, password } = await colleague("content");
    const ask = { role: "content", needs_factor: true };
    expect((await owner.browser.call("/api/staff/people/require-factor", ask)).status).toBe(200);
    const browser = testBrowser(app);
    expect((await browser.call("/api/office/login", { email, password })).body.next).toBe("enrol");
    expect(await seesOwnSessions(browser)).toBe(404);
    await browser.call("/api/office/totp/begin");
    const code = await codeOf(email);
    const confirmed = await browser.call("/api/office/totp/confirm", { code });
    expect(confirmed.body.next).toBe("done");
    await owner.browser.call("/api/staff/people/require-factor", { ...ask, needs_factor: false });
  });
});

describe("an office session", () => {
  const age = (email: string, values: Partial<Record<"seenAt" | "provedAt" | "expiresAt", Date>>) =>
    app.db.transaction(async (tx) => {
      const [person] = await tx.select().from(customers).where(eq(customers.email, email));
      await tx
        .update(officeSessions)
        .set(values)
        .where(eq(officeSessions.customerId, person?.id ?? 0));
    });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test("ends after half an hour without calls and after twelve hours", async () => {
    const { browser, email } = await colleague();
    await age(email, { seenAt: minutesAgo(29) });
    expect(await seesOwnSessions(browser)).toBe(200);
    await age(email, { seenAt: minutesAgo(31) });
    expect(await seesOwnSessions(browser)).toBe(404);
    await age(email, { seenAt: new Date(), expiresAt: minutesAgo(1) });
    expect(await seesOwnSessions(browser)).toBe(404);
  });

  test("needs a new code for critical calls after ten minutes", async () => {
    const { browser, email, password } = await withApp("owner");
    await age(email, { provedAt: minutesAgo(11) });
    const ask = { role: "support", needs_factor: false };
    const refused = await browser.call("/api/staff/people/require-factor", ask);
    expect(refused).toEqual({
      status: 403,
      body: { status: false, message: "office.errors.prove_again" },
    });
    expect((await browser.call("/api/office/prove/password", { password })).status).toBe(404);
    const code = await codeOf(email, 1);
    await browser.call("/api/office/prove/code", { code });
    expect((await browser.call("/api/staff/people/require-factor", ask)).status).toBe(200);
  });

  test("without a second factor needs the password again for critical calls", async () => {
    const { browser, email, password } = await colleague("owner");
    await age(email, { provedAt: minutesAgo(11) });
    const ask = { role: "support", needs_factor: false };
    expect((await browser.call("/api/staff/people/require-factor", ask)).status).toBe(403);
    const wrong = await browser.call("/api/office/prove/password", {
      password: "not the password",
    });
    expect(wrong.status).toBe(422);
    await browser.call("/api/office/prove/password", { password });
    expect((await browser.call("/api/staff/people/require-factor", ask)).status).toBe(200);
  });

  test("can be ended by its owner only", async () => {
    const { browser, email, password } = await colleague();
    const other = testBrowser(app);
    await other.call("/api/office/login", { email, password });
    const stranger = await colleague("support");
    const { sessions } = (await browser.call("/api/staff/own/sessions")).body;
    expect(sessions).toHaveLength(2);
    const theirs = sessions.find((one: { is_current: boolean }) => !one.is_current);
    const end = { id: theirs.id };
    expect((await stranger.browser.call("/api/staff/own/sessions/end", end)).status).toBe(404);
    expect((await browser.call("/api/staff/own/sessions/end", end)).status).toBe(200);
    expect(await seesOwnSessions(other)).toBe(404);
    await browser.call("/api/office/logout");
    expect(await seesOwnSessions(browser)).toBe(404);
  });
});

describe("staff roles", () => {
  test("that are granted end the sessions, limit sites and are audited with a version", async () => {
    const owner = await colleague("owner");
    const { browser, email, password } = await colleague("support");
    const siteId = app.services.sites.registry.all()[0]?.id ?? 0;
    const grant = { email, role: "orders", site_ids: [siteId] };
    const granted = await owner.browser.call("/api/staff/people/grant", grant);
    expect(granted.body).toEqual({ status: true, changed: true, one_time_password: null });
    expect(await seesOwnSessions(browser)).toBe(404);
    await browser.call("/api/office/login", { email, password });
    const { me } = (await browser.call("/api/office/me")).body;
    expect(me.grants).toEqual([
      { role: "orders", site_ids: [siteId] },
      { role: "support", site_ids: null },
    ]);
    const record = `customer:${me.user.id}`;
    const list = await owner.browser.call("/api/staff/audit/list", { record });
    expect(list.body.rows[0]).toMatchObject({
      action: "staff.grant",
      way: "office",
      fields: ["role", "siteIds"],
      who: { email: owner.email },
    });
    const versions = await owner.browser.call("/api/staff/audit/versions", { record });
    expect(versions.body.versions[0]).toMatchObject({
      audit_id: list.body.rows[0].id,
      before: null,
      after: { role: "orders", siteIds: [siteId] },
    });
  });

  test("and other changes can be filtered in the audit log by action and actor", async () => {
    const owner = await colleague("owner");
    const { email } = await colleague("support");
    await owner.browser.call("/api/staff/people/grant", { email, role: "orders", site_ids: null });
    const list = async (input: object) =>
      (await owner.browser.call("/api/staff/audit/list", input)).body;
    const first = await list({});
    const rows = await app.db.selectDistinct({ action: auditLog.action }).from(auditLog);
    expect(new Set(first.actions)).toEqual(new Set(rows.map(({ action }) => action)));
    expect(first.actions).toHaveLength(rows.length);
    expect((await list({ before: first.rows[0].id })).actions).toEqual([]);
    const { me } = (await owner.browser.call("/api/office/me")).body;
    const own = await list({ action: "staff.grant", actor_id: me.user.id });
    expect(own.rows).toMatchObject([{ action: "staff.grant", who: { id: me.user.id } }]);
  });

  test("cannot include an unknown site, and an unchanged grant changes nothing", async () => {
    const owner = await colleague("owner");
    const { email } = await colleague("support");
    const wrong = { email, role: "orders", site_ids: [999_999] };
    expect((await owner.browser.call("/api/staff/people/grant", wrong)).status).toBe(422);
    const again = { email, role: "support", site_ids: null };
    expect((await owner.browser.call("/api/staff/people/grant", again)).body.changed).toBe(false);
  });

  test("limited to some sites do not show what all sites share", async () => {
    const owner = await colleague("owner");
    const { browser, email, password } = await colleague("content");
    const siteId = app.services.sites.registry.all()[0]?.id ?? 0;
    const grant = { email, role: "owner", site_ids: [siteId] };
    await owner.browser.call("/api/staff/people/grant", grant);
    await browser.call("/api/office/login", { email, password });
    expect((await browser.call("/api/staff/people/list")).status).toBe(404);
  });
});
