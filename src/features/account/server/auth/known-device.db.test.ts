import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { sha256 } from "#platform/auth/secret-token.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { knownDevices } from "../account.tables.ts";
import { accountLimits, type Visit } from "../account-deps.ts";
import { openAccount, REGISTRATION } from "../fixtures/account.ts";
import { saveDevice } from "./devices.repository.ts";
import { consumeDeviceLimit } from "./known-device.ts";

const database = await testDatabase();
const { db } = database;
const { account, visit, lastMail } = openAccount(database);

let people = 0;
async function register(deviceMark: string) {
  const registration = { ...REGISTRATION, email: `person-${++people}@example.com` };
  const opened = await account.registerCustomer({ ...visit({ deviceMark }), registration });
  if (!opened.ok) throw new Error(opened.code);
  return { ...registration, ...opened.value };
}

const logIn = (email: string, password: string, changes: Partial<Visit> = {}) =>
  account.logIn({ ...visit(changes), email, password, isLocal: true });

const askFor = (email: string, changes: Partial<Visit> = {}) =>
  account.requestPasswordReset({ ...visit(changes), email });

/** `guessAt` counts as a guess but skips the password hash, which is slow. */
const limits = createRateLimits(database.pool, accountLimits);
const guessAt = (email: string, changes: Partial<Visit>) =>
  consumeDeviceLimit({ db, limits }, { ...visit(changes), email, kind: "login" });

test("a known browser can log in while guesses of others lock the account", async () => {
  const deviceMark = "a browser of the owner's";
  const { email, password } = await register(deviceMark);
  for (let at = 0; at < 51; at++) await guessAt(email, { visitor: `198.51.100.${at}` });
  const locked = { code: "auth.errors.too_many_attempts" };
  expect(await logIn(email, password)).toMatchObject(locked);
  expect(await logIn(email, password, { deviceMark: "another browser" })).toMatchObject(locked);
  expect((await logIn(email, password, { deviceMark })).ok).toBe(true);
  // A known browser's own limit is as low as any other.
  for (let at = 0; at < 10; at++) await guessAt(email, { deviceMark });
  expect(await logIn(email, password, { deviceMark })).toMatchObject(locked);
});

test("a password reset forgets other browsers, and the latest twenty stay known", async () => {
  const first = await register("mark 0");
  for (let at = 1; at <= 20; at++) await saveDevice(db, first.customerId, sha256(`mark ${at}`));
  const known = () => db.$count(knownDevices, eq(knownDevices.customerId, first.customerId));
  expect(await known()).toBe(20);
  await account.requestPasswordReset({ ...visit(), email: first.email });
  const token = /password-reset\/([\w-]+)/.exec((await lastMail())?.plain ?? "")?.[1] ?? "";
  const password = "another horse battery";
  const reset = await account.resetPassword({ ...visit({ deviceMark: "new" }), token, password });
  expect(reset.ok).toBe(true);
  expect(await known()).toBe(1);
});

test("reset mails are limited, with a separate limit for a known browser", async () => {
  const deviceMark = "the owner's browser";
  const { email } = await register(deviceMark);
  const resets = sql`${mails.recipient} = ${email} and ${mails.kind} = 'password-reset'`;
  const mailed = () => db.$count(mails, resets);
  const asked = (times: number, changes = {}) =>
    Promise.all(Array.from({ length: times }, () => askFor(email, changes)));
  await asked(4, { visitor: "203.0.113.20" });
  expect(await mailed()).toBe(3);
  await asked(9);
  expect(await mailed()).toBe(10);
  await asked(4, { deviceMark });
  expect(await mailed()).toBe(13);
});
