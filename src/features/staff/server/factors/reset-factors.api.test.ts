import { and, desc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";
import { officePeople, seesOwnSessions } from "../fixtures/office.ts";
import { officeSessions } from "../staff.tables.ts";

const app = await testApp();
const { newcomer, colleague, withApp } = officePeople(app);
const info = vi.spyOn(app.services.log, "info");
beforeEach(() => void info.mockClear());

const RESET = "/api/staff/people/reset-factors";
const marked = expect.stringMatching(/^[\w-]{22}$/);
const securityLines = () =>
  info.mock.calls
    .map(([line]) => line as unknown as Record<string, string>)
    .filter((line) => line.security);

const idOf = async (email: string) => {
  const [person] = await app.db.select().from(customers).where(eq(customers.email, email));
  return person?.id ?? 0;
};

const resetsOf = async (id: number) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `customer:${id}`), eq(auditLog.action, "staff.factors_reset")));

test("an owner can reset a second factor, with mail, audit row and ended sessions", async () => {
  const owner = await colleague("owner");
  const lost = await withApp("support");
  const id = await idOf(lost.email);
  const listed = async () => {
    const { body } = await owner.browser.call("/api/staff/people/list");
    return body.staff.find((one: { id: number }) => one.id === id).has_factor;
  };
  expect(await listed()).toBe(true);
  info.mockClear();
  const reset = await owner.browser.call(RESET, { email: lost.email });
  expect(reset.body).toEqual({ status: true, changed: true });
  expect(securityLines()).toEqual([
    { security: "factors_reset", account: marked, visitor: marked },
  ]);
  expect(await listed()).toBe(false);
  expect(await seesOwnSessions(lost.browser)).toBe(404);
  expect(await resetsOf(id)).toEqual([
    expect.objectContaining({ actorId: await idOf(owner.email), way: "office" }),
  ]);
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.customerId, id), eq(mails.kind, "factors-reset")))
    .orderBy(desc(mails.id));
  expect(mail).toMatchObject({ recipient: lost.email });
  expect(mail?.plain).toContain("taken away your second factor");
  const again = testBrowser(app);
  const { body } = await again.call("/api/office/login", lost);
  expect(body).toEqual({ status: true, next: "done" });
  const old = { code: lost.recoveryCodes[0] };
  expect((await again.call("/api/office/prove/code", old)).status).not.toBe(200);
});

test("a reset is refused for oneself and non-staff and does nothing without a factor", async () => {
  const owner = await withApp("owner");
  const own = await owner.browser.call(RESET, { email: owner.email });
  expect([own.status, own.body.message]).toEqual([409, "office.errors.own_factors"]);
  expect((await owner.browser.call(RESET, { email: "nobody@example.com" })).status).toBe(404);
  const plain = await colleague("content");
  const none = await owner.browser.call(RESET, { email: plain.email });
  expect(none.body).toEqual({ status: true, changed: false });
  expect(await seesOwnSessions(plain.browser)).toBe(200);
  expect(await resetsOf(await idOf(plain.email))).toEqual([]);
});

test("an unconfirmed second factor does not count as one", async () => {
  const owner = await colleague("owner");
  const begun = await colleague("support");
  expect((await begun.browser.call("/api/office/totp/begin")).status).toBe(200);
  const id = await idOf(begun.email);
  const { body } = await owner.browser.call("/api/staff/people/list");
  expect(body.staff.find((one: { id: number }) => one.id === id).has_factor).toBe(false);
  const none = await owner.browser.call(RESET, { email: begun.email });
  expect(none.body).toEqual({ status: true, changed: false });
  expect(await seesOwnSessions(begun.browser)).toBe(200);
});

test("a factor reset needs a recent login proof of the owner", async () => {
  const owner = await colleague("owner");
  const other = await withApp("support");
  await app.db
    .update(officeSessions)
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(officeSessions.customerId, await idOf(owner.email)));
  const late = await owner.browser.call(RESET, { email: other.email });
  expect([late.status, late.body.message]).toEqual([403, "office.errors.prove_again"]);
  expect(await seesOwnSessions(other.browser)).toBe(200);
});

test("password and role changes appear in the security log", async () => {
  const { email, password } = await newcomer("owner");
  const browser = testBrowser(app);
  await browser.call("/api/office/login", { email, password });
  info.mockClear();
  await browser.call("/api/office/password", { password: "a password of my own" });
  const about = { account: marked, visitor: marked };
  expect(securityLines()).toEqual([
    { security: "password_changed", what: "first-password", ...about },
  ]);
  info.mockClear();
  const given = { email: "given@example.com", role: "content" };
  await browser.call("/api/staff/people/grant", { ...given, site_ids: null });
  await browser.call("/api/staff/people/revoke", given);
  expect(securityLines()).toEqual([
    { security: "role_changed", what: "grant content", ...about },
    { security: "role_changed", what: "revoke content", ...about },
  ]);
});
