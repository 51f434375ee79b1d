import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { openAccount } from "#features/account/server/fixtures/account.ts";
import { openOfficeSession } from "#features/staff/server/sessions/open-office-session.ts";
import { officeSessions, totpFactors } from "#features/staff/server/staff.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { runStaffCommand } from "./staff-command.ts";

const database = await testDatabase();
const { db } = database;
const { account, visit } = openAccount(database);
const staff = (line: string) => runStaffCommand({ db }, line.split(" "));
const logIn = (email: string, password: string) =>
  account.logIn({ ...visit(), email, password, isLocal: false });

test("the first owner is created on the command line and must change the printed password", async () => {
  const printed = await staff("add Boss@Example.com --role owner");
  expect(printed).toMatch(/^boss@example\.com is now owner\n/);
  const password = /: (\S+)$/.exec(printed)?.[1] ?? "";
  const opened = await logIn("boss@example.com", password);
  if (!opened.ok) throw new Error(opened.code);
  const session = await account.readSession(opened.value.token);
  expect(session).toMatchObject({ roles: ["owner"], mustChangePassword: true });
  expect((await logIn("boss@example.com", password)).ok).toBe(false);
});

test("adding or removing a role ends the person's sessions and is in the audit log", async () => {
  const printed = await staff("add clerk@example.com --role support");
  const password = /: (\S+)$/.exec(printed)?.[1] ?? "";
  const opened = await logIn("clerk@example.com", password);
  if (!opened.ok) throw new Error(opened.code);
  expect(await staff("add clerk@example.com --role support")).toContain("was support already");
  expect(await staff("add clerk@example.com --role finance")).toContain("is now finance");
  expect(await account.readSession(opened.value.token)).toBeUndefined();
  expect(await staff("list")).toMatch(/clerk@example\.com +finance support/);
  expect(await staff("remove clerk@example.com --role support")).toContain("no longer support");
  expect(await staff("remove clerk@example.com --role support")).toContain("was not support");
  const [clerk] = await db.select().from(customers).where(eq(customers.email, "clerk@example.com"));
  const notes = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `customer:${clerk?.id}`));
  expect(notes.map(({ action, details }) => [action, details.role])).toEqual([
    ["staff.grant", "support"],
    ["staff.grant", "finance"],
    ["staff.revoke", "support"],
  ]);
});

test("the command reset-factors removes an owner's second factor and ends their office sessions", async () => {
  await staff("add lost@example.com --role owner");
  const [lost] = await db.select().from(customers).where(eq(customers.email, "lost@example.com"));
  const customerId = lost?.id ?? 0;
  expect(await staff("reset-factors lost@example.com")).toContain("had no second factor");
  await db
    .insert(totpFactors)
    .values({ customerId, secret: Buffer.alloc(20), confirmedAt: new Date() });
  await openOfficeSession(db, { customerId, device: "", isProved: true });
  expect(await staff("reset-factors Lost@Example.com")).toContain("with the password alone");
  expect(await db.$count(totpFactors, eq(totpFactors.customerId, customerId))).toBe(0);
  expect(await db.$count(officeSessions, eq(officeSessions.customerId, customerId))).toBe(0);
  const [note] = await db.select().from(auditLog).where(eq(auditLog.action, "staff.factors_reset"));
  expect(note).toMatchObject({ subject: `customer:${customerId}`, way: "command", actorId: null });
  await expect(staff("reset-factors rasa@cartage.example")).rejects.toThrow("has a role");
});

test("rows of the audit log cannot be updated or deleted", async () => {
  await expect(db.update(auditLog).set({ action: "nothing" })).rejects.toThrow();
  await expect(db.delete(auditLog)).rejects.toThrow();
});

test.each([
  "",
  "add",
  "add nobody --role owner",
  "add a@example.com",
  "add a@example.com --role admin",
  "add a@example.com b@example.com --role owner",
  "add a@example.com --admin",
  "fire a@example.com --role owner",
  "reset-factors",
  "reset-factors a@example.com --role owner",
])("the command '%s' is answered with the usage text", async (line) => {
  await expect(staff(line)).rejects.toThrow("npm run staff -- add owner@example.com --role owner");
});

test("a role cannot be removed from an e-mail without an account", async () => {
  await expect(staff("remove nobody@example.com --role owner")).rejects.toThrow("nobody");
});

test("demo staff can log in only locally, demo customers from anywhere", async () => {
  const login = { email: "owner@cartage.example", password: "demo-cartage" };
  const here = await account.logIn({ ...visit(), ...login, isLocal: true });
  expect(here.ok).toBe(true);
  const elsewhere = await account.logIn({ ...visit(), ...login, isLocal: false });
  expect(elsewhere).toMatchObject({ code: "auth.errors.wrong_credentials" });
  const customer = { email: "rasa@cartage.example", password: "demo-cartage" };
  expect((await account.logIn({ ...visit(), ...customer, isLocal: false })).ok).toBe(true);
});
