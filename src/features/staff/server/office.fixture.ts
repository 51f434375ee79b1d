import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { runStaffCommand } from "#server/commands/staff-command.ts";
import type { testApp } from "#server/testing/test-app.ts";
import { testBrowser } from "#server/testing/test-browser.ts";
import { stepAt, totpCode } from "./factors/totp.ts";
import { totpFactors } from "./staff.tables.ts";

type App = Awaited<ReturnType<typeof testApp>>;
let people = 0;

/** People who work in the office, each with an account of their own. */
export function officePeople(app: App) {
  /** Somebody new with a role by the command; answers with the password that it printed. */
  async function newcomer(role: string) {
    const email = `colleague-${++people}-${role}@example.com`;
    const words = ["add", email, "--role", role];
    const reportSecurityEvent = async () => {};
    const printed = await runStaffCommand({ db: app.db, reportSecurityEvent }, words);
    return { email, password: /: (\S+)$/.exec(printed)?.[1] ?? "" };
  }

  /** One who has a password of their own and is logged in. */
  async function colleague(role = "orders") {
    const { email, password: oneTime } = await newcomer(role);
    const browser = testBrowser(app);
    const { body } = await browser.call("/api/office/login", { email, password: oneTime });
    expect(body).toEqual({ status: true, next: "password" });
    const password = "a password of my own";
    expect((await browser.call("/api/office/password", { password })).body.next).toBe("done");
    return { browser, email, password };
  }

  /** What the app of somebody shows, `later` steps of its clock from now: a code counts once. */
  async function codeOf(email: string, later = 0) {
    const [row] = await app.db
      .select({ secret: totpFactors.secret })
      .from(totpFactors)
      .innerJoin(customers, eq(customers.id, totpFactors.customerId))
      .where(eq(customers.email, email));
    return totpCode(row?.secret ?? Buffer.alloc(20), stepAt(new Date()) + later);
  }

  /** One with an authenticator app. */
  async function withApp(role?: string) {
    const person = await colleague(role);
    const begun = await person.browser.call("/api/office/totp/begin");
    expect(begun.body.uri).toContain("otpauth://totp/");
    const code = await codeOf(person.email);
    const confirmed = await person.browser.call("/api/office/totp/confirm", { code });
    expect(confirmed.body).toMatchObject({ status: true, next: "done" });
    return { ...person, recoveryCodes: confirmed.body.recovery_codes as string[] };
  }
  return { newcomer, colleague, codeOf, withApp };
}

/** 200 for whoever is wholly logged in. */
export const seesOwnSessions = async ({ call }: ReturnType<typeof testBrowser>) =>
  (await call("/api/staff/own/sessions")).status;
