import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { sessions } from "#platform/auth/sessions.tables.ts";
import { openAccount, REGISTRATION } from "../fixtures/account.ts";
import { purgeExpiredSessions } from "./sessions.ts";

const database = await testDatabase();
const { db } = database;
const { account, visit, told } = openAccount(database);
let people = 0;

async function registered(changes = {}) {
  const registration = { ...REGISTRATION, email: `own-sessions-${++people}@example.com` };
  const opened = await account.registerCustomer({ ...visit(changes), registration });
  if (!opened.ok) throw new Error(opened.code);
  return { ...registration, token: opened.value.token };
}

async function sessionBy(token: string) {
  const session = await account.readSession(token);
  if (!session) throw new Error("no session");
  return session;
}

const logInAgain = async (
  { email, password }: { email: string; password: string },
  changes = {},
) => {
  const opened = await account.logIn({ ...visit(changes), email, password, isLocal: false });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value.token;
};

const openedBefore = (id: number, interval: string) =>
  db
    .update(sessions)
    .set({ createdAt: sql`now() - ${interval}::interval` })
    .where(eq(sessions.id, id));

beforeEach(() => told.splice(0));

test("a session in use is extended but ends after 90 days", async () => {
  const person = await registered();
  const { id } = await sessionBy(person.token);
  await openedBefore(id, "85 days");
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '2 days'` })
    .where(eq(sessions.id, id));
  const seconds = await account.extendSession(await sessionBy(person.token));
  expect(seconds).toBeGreaterThan(4.9 * 86_400);
  expect(seconds).toBeLessThanOrEqual(5 * 86_400);
  const { expiresAt } = await sessionBy(person.token);
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(5 * 86_400_000);

  await db
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '20 days'`, createdAt: sql`now() - interval '91 days'` })
    .where(eq(sessions.id, id));
  expect(await account.readSession(person.token)).toBeUndefined();
  await purgeExpiredSessions(db);
  expect(await db.$count(sessions, eq(sessions.id, id))).toBe(0);
});

test("own sessions are listed by last use and can be ended", async () => {
  const person = await registered({ device: "Firefox, Windows" });
  const phone = await logInAgain(person, { device: "Safari, iPhone" });
  const other = await logInAgain(person);
  const here = await sessionBy(person.token);
  await db
    .update(sessions)
    .set({ seenAt: sql`now() + interval '1 minute'` })
    .where(eq(sessions.id, here.id));
  const listed = await account.listSessions(here);
  expect(listed.map(({ device, is_current }) => [device, is_current])).toEqual([
    ["Firefox, Windows", true],
    ["", false],
    ["Safari, iPhone", false],
  ]);
  const { id } = await sessionBy(phone);
  expect(await account.endSession({ session: here, id, visitor: "192.0.2.1" })).toEqual({
    ok: true,
    value: { isCurrent: false },
  });
  expect(await account.readSession(phone)).toBeUndefined();
  await account.endOtherSessions({ session: here, visitor: "192.0.2.1" });
  expect(await account.readSession(other)).toBeUndefined();
  expect(await account.listSessions(here)).toHaveLength(1);
  expect(told.map(({ kind, what }) => [kind, what])).toEqual([
    ["sessions_ended", "one"],
    ["sessions_ended", "others"],
  ]);
});

test("a session of another customer cannot be ended", async () => {
  const [one, two] = [await registered(), await registered()];
  const { id } = await sessionBy(two.token);
  const session = await sessionBy(one.token);
  expect(await account.endSession({ session, id, visitor: "192.0.2.1" })).toMatchObject({
    code: "errors.not_found",
  });
  await account.endOtherSessions({ session, visitor: "192.0.2.1" });
  expect(await account.readSession(two.token)).toBeDefined();
});

test("failed logins and password changes are reported as security events", async () => {
  const person = await registered();
  const visitor = "192.0.2.77";
  const guess = (password: string) =>
    account.logIn({ ...visit({ visitor }), email: person.email, password, isLocal: false });
  await guess("not the password");
  expect(told).toEqual([{ kind: "login_failed", account: person.email, visitor }]);
  await account.logIn({
    ...visit({ visitor }),
    email: "no@example.com",
    password: "x",
    isLocal: false,
  });
  expect(told.at(-1)).toEqual({ kind: "login_failed", account: "no@example.com", visitor });
  const session = await sessionBy(person.token);
  const { password: currentPassword } = person;
  await account.changePassword({
    ...visit(),
    session,
    currentPassword,
    newPassword: "another horse",
  });
  expect(told.at(-1)).toMatchObject({ kind: "password_changed", what: "change-password" });
});
