import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { sessions } from "#platform/auth/sessions.tables.ts";
import { customers, oneUseTokens } from "../account.tables.ts";
import { openAccount, REGISTRATION } from "../fixtures/account.ts";
import { cheapHasher } from "../fixtures/cheap-hasher.ts";
import { createCustomer } from "./create-customer.ts";

const database = await testDatabase();
const { db } = database;
const { account, visit, lastMail } = openAccount(database);

let people = 0;
const somebody = () => ({ ...REGISTRATION, email: `person-${++people}@example.com` });

async function register(changes: Partial<typeof REGISTRATION> = {}) {
  const registration = { ...somebody(), ...changes };
  const opened = await account.registerCustomer({ ...visit(), registration });
  if (!opened.ok) throw new Error(opened.code);
  return { ...registration, ...opened.value };
}

const logIn = (email: string, password: string, changes = {}) =>
  account.logIn({ ...visit(), email, password, isLocal: true, ...changes });

const isAlive = async (token: string) => (await account.readSession(token)) !== undefined;

describe("a registration", () => {
  test("creates customer, subscription, session and welcome mail", async () => {
    const { email, token } = await register();
    const session = await account.readSession(token);
    expect(session?.customer).toMatchObject({ email, firstName: "Rasa", language: "en" });
    expect(await account.isSubscribed(session?.customer.id ?? 0)).toBe(true);
    expect(await lastMail()).toMatchObject({ recipient: email, kind: "welcome" });
    expect(session && (await account.describeUser(session, visit().site))).toMatchObject({
      email,
      first_name: "Rasa",
      last_name: "Rasaitė",
      unpaid_orders_count: 3,
      unpaid_parcels_count: 1,
      must_change_password: false,
      roles: [],
    });
  });

  test("succeeds once for two concurrent calls with the same email", async () => {
    const registration = somebody();
    const both = await Promise.all(
      [visit(), visit()].map((one) => account.registerCustomer({ ...one, registration })),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "auth.forms.user_already_exists" });
  });

  test("is rolled back if a step that joins the session fails", async () => {
    const registration = somebody();
    const before = await lastMail();
    const join = () => Promise.reject(new Error("the cart is broken"));
    const broken = account.registerCustomer({ ...visit({ join }), registration });
    await expect(broken).rejects.toThrow("the cart is broken");
    expect(await db.$count(customers, eq(customers.email, registration.email))).toBe(0);
    expect((await lastMail())?.id).toBe(before?.id);
  });
});

describe("a login", () => {
  test("opens a session stored only as a hash and ends the former session", async () => {
    const { email, password, token } = await register();
    const opened = await logIn(email, password, { formerToken: token });
    if (!opened.ok) throw new Error(opened.code);
    expect(opened.value.token).not.toBe(token);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(opened.value.token)).toBe(true);
    const rows = await db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(opened.value.token);
    expect([...new Set(rows.map(({ tokenHash }) => tokenHash.length))]).toEqual([32]);
  });

  test("gets the same response for a wrong password and an unknown email", async () => {
    const { email } = await register();
    const wrong = await logIn(email, "wrong password");
    const unknown = await logIn("nobody@example.com", "wrong password");
    expect(wrong).toEqual({ ok: false, code: "auth.errors.wrong_credentials" });
    expect(unknown).toEqual(wrong);
  });

  /** `npm run bench -- --odd-requests` measures the time. */
  test("verifies a hash for known and unknown emails, so that both take the same time", async () => {
    const { email } = await register();
    const verify = vi.spyOn(cheapHasher, "verify");
    onTestFinished(() => verify.mockRestore());
    await logIn(email, "wrong password");
    await logIn("unknown-to-us@example.com", "wrong password");
    expect(verify.mock.calls).toEqual([
      [expect.stringContaining("$argon2id$"), "wrong password"],
      [undefined, "wrong password"],
    ]);
  });

  test("is blocked after too many attempts of a visitor, but not for another visitor", async () => {
    const { email, password } = await register();
    const visitor = "203.0.113.9";
    const guesses = Array.from({ length: 12 }, () => logIn(email, "a wrong guess", { visitor }));
    const answers = await Promise.all(guesses);
    expect(answers.filter((one) => !one.ok && one.retryAfterSeconds)).toHaveLength(2);
    expect(await logIn(email, password, { visitor })).toMatchObject({
      code: "auth.errors.too_many_attempts",
      retryAfterSeconds: expect.any(Number),
    });
    expect((await logIn(email, password)).ok).toBe(true);
  });

  test("session that has expired is not valid", async () => {
    const { token } = await register();
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive("")).toBe(false);
    expect(await isAlive("x".repeat(5000))).toBe(false);
  });

  test("session in use is extended at most once a day", async () => {
    const { token } = await register();
    const session = await account.readSession(token);
    if (!session) throw new Error("no session");
    expect(await account.extendSession(session)).toBeUndefined();
    const expiresAt = new Date(Date.now() + 28 * 86_400_000);
    expect(await account.extendSession({ ...session, expiresAt })).toBe(30 * 86_400);
  });
});

describe("a mailed one-time password", () => {
  const codeIn = (text: string | null | undefined) => /(?:\w{4}-){3}\w{4}/.exec(text ?? "")?.[0];

  async function guestOrder() {
    const email = `guest-${++people}@example.com`;
    await inTransaction(db, (tx) =>
      createCustomer(tx, {
        siteId: 1,
        email,
        passwordHash: null,
        firstName: "Jonas",
        lastName: "Jonaitis",
        language: "lt",
        subscribed: false,
      }),
    );
    return email;
  }
  const check = (email: string) => account.checkClient({ ...visit(), email });

  test("is sent only to customers who never chose a password", async () => {
    const guest = await guestOrder();
    const { email } = await register();
    expect(await check(guest)).toMatchObject({
      value: { found: true, newPasswordHasBeenSent: true },
    });
    expect(await check(email)).toMatchObject({
      value: { found: true, newPasswordHasBeenSent: false },
    });
    expect(await check("new@example.com")).toMatchObject({ value: { found: false } });
  });

  test("is not sent twice within minutes", async () => {
    const guest = await guestOrder();
    await Promise.all([check(guest), check(guest)]);
    await check(guest);
    expect(await db.$count(mails, eq(mails.recipient, guest))).toBe(1);
  });

  test("allows one login and must be replaced", async () => {
    const guest = await guestOrder();
    await check(guest);
    const code = codeIn((await lastMail())?.plain) ?? "";
    const opened = await logIn(guest, code);
    if (!opened.ok) throw new Error(opened.code);
    const session = await account.readSession(opened.value.token);
    expect(session?.mustChangePassword).toBe(true);
    expect(await logIn(guest, code)).toMatchObject({ code: "auth.errors.wrong_credentials" });
    if (!session) throw new Error("no session");
    const changed = await account.changePassword({
      ...visit(),
      session,
      currentPassword: code,
      newPassword: "a password of my own",
    });
    if (!changed.ok) throw new Error(changed.code);
    const after = await account.readSession(changed.value.token);
    expect(after?.mustChangePassword).toBe(false);
    expect((await logIn(guest, "a password of my own")).ok).toBe(true);
  });

  const sentBefore = (email: string, interval: string) =>
    db
      .update(customers)
      .set({ oneTimeSentAt: sql`now() - ${interval}::interval` })
      .where(eq(customers.email, email));

  test("stays valid if another one is requested, which mails a reset link", async () => {
    const guest = await guestOrder();
    await check(guest);
    const code = codeIn((await lastMail())?.plain) ?? "";
    await sentBefore(guest, "3 hours");
    expect(await check(guest)).toMatchObject({
      value: { found: true, newPasswordHasBeenSent: true },
    });
    expect(await lastMail()).toMatchObject({ recipient: guest, kind: "password-reset" });
    const opened = await logIn(guest, code);
    if (!opened.ok) throw new Error(opened.code);
    // The one-time password is in use: its owner is about to replace it.
    await check(guest);
    const session = await account.readSession(opened.value.token);
    if (!session) throw new Error("no session");
    const changed = await account.changePassword({
      ...visit(),
      session,
      currentPassword: code,
      newPassword: "a password of my own",
    });
    expect(changed.ok).toBe(true);
  });

  test("is sent again if its owner logged in and left without choosing a password", async () => {
    const guest = await guestOrder();
    await check(guest);
    const code = codeIn((await lastMail())?.plain) ?? "";
    const opened = await logIn(guest, code);
    if (!opened.ok) throw new Error(opened.code);
    await account.logOut(opened.value.token);
    await check(guest);
    const next = codeIn((await lastMail())?.plain) ?? "";
    expect(next).not.toBe(code);
    expect((await logIn(guest, next)).ok).toBe(true);
  });

  test("is valid for a day", async () => {
    const guest = await guestOrder();
    await check(guest);
    const code = codeIn((await lastMail())?.plain) ?? "";
    await sentBefore(guest, "25 hours");
    expect((await logIn(guest, code)).ok).toBe(false);
    await check(guest);
    expect(codeIn((await lastMail())?.plain)).not.toBe(code);
  });
});

describe("a password reset", () => {
  const askFor = (email: string, changes = {}) =>
    account.requestPasswordReset({ ...visit(changes), email });
  const tokenIn = async () => /password-reset\/([\w-]+)/.exec((await lastMail())?.plain ?? "")?.[1];
  const reset = (token: string, password = "another password") =>
    account.resetPassword({ ...visit(), token, password });

  test("ends all sessions, logs in and uses its link only once", async () => {
    const { email, token: former } = await register();
    await askFor(email);
    const token = (await tokenIn()) ?? "";
    expect(JSON.stringify(await db.select().from(oneUseTokens))).not.toContain(token);
    const both = await Promise.all([reset(token), reset(token, "yet another one")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "auth.errors.link_not_valid" });
    expect(await isAlive(former)).toBe(false);
    expect(await lastMail()).toMatchObject({ recipient: email, kind: "password-changed" });
    expect(await reset(token)).toMatchObject({ code: "auth.errors.link_not_valid" });
  });

  test("is refused for expired, unknown and older links", async () => {
    const { email } = await register();
    await askFor(email);
    const older = (await tokenIn()) ?? "";
    await askFor(email);
    const newer = (await tokenIn()) ?? "";
    expect((await reset(newer)).ok).toBe(true);
    expect((await reset(older)).ok).toBe(false);
    await askFor(email);
    const late = (await tokenIn()) ?? "";
    await db.update(oneUseTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await reset(late)).toMatchObject({ code: "auth.errors.link_not_valid" });
    expect(await reset("invented")).toMatchObject({ code: "auth.errors.link_not_valid" });
  });

  test("takes a minimum time and answers the same for known and unknown emails", async () => {
    const { email } = await register();
    const timed = async (address: string) => {
      const started = performance.now();
      return { answer: await askFor(address), ms: performance.now() - started };
    };
    const known = await timed(email);
    const unknown = await timed("unknown@example.com");
    expect(unknown.answer).toEqual(known.answer);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(245);
  });

  test("mail is in the language of the page", async () => {
    const { email } = await register();
    await askFor(email, { language: "lt" });
    expect((await lastMail())?.plain).toContain("/lt/password-reset/");
  });
});

describe("a password change", () => {
  const change = async (token: string, currentPassword: string, newPassword: string) => {
    const session = await account.readSession(token);
    if (!session) throw new Error("no session");
    return account.changePassword({ ...visit(), session, currentPassword, newPassword });
  };

  test("needs the current password and ends every other session", async () => {
    const { email, password, token } = await register();
    const elsewhere = await logIn(email, password);
    if (!elsewhere.ok) throw new Error(elsewhere.code);
    expect(await change(token, "not the current", "quite another one")).toMatchObject({
      code: "auth.errors.wrong_password",
      errors: { current_password: ["auth.errors.wrong_password"] },
    });
    expect(await change(token, password, password)).toMatchObject({
      code: "validation.password_same",
    });
    const changed = await change(token, password, "quite another one");
    if (!changed.ok) throw new Error(changed.code);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(elsewhere.value.token)).toBe(false);
    expect(await isAlive(changed.value.token)).toBe(true);
    expect((await logIn(email, password)).ok).toBe(false);
  });

  test("succeeds once for two concurrent calls", async () => {
    const { password, token } = await register();
    const both = await Promise.all([
      change(token, password, "first new password"),
      change(token, password, "second new password"),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
