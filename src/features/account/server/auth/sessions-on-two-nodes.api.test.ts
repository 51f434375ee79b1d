import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { countStatements } from "#database/fixtures/count-statements.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { followTestChanges } from "#server/fixtures/follow-test-changes.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { customers, staffRoles } from "../account.tables.ts";

const database = await testDatabase();
const open = async () => database;
const [here, there] = [await testApp({}, open), await testApp({}, open)];
await followTestChanges(here);
await followTestChanges(there);

/** Shorter than the time after which a node refreshes its cache by itself. */
const soon = (check: () => Promise<void>) => eventually(check, { timeout: 4000 });

/** A customer whose session is in the memory of both nodes. */
async function knownOnBoth() {
  const browser = await registeredBrowser(here);
  const elsewhere = testBrowser(there);
  const askThere = async () => {
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    return (await elsewhere.call("/api/account/delivery-addresses")).status;
  };
  expect(await askThere()).toBe(200);
  expect(await countStatements(askThere)).toBe(0);
  return { browser, askThere };
}

test("a cached session needs no query, and its logout on another node invalidates it", async () => {
  const { browser, askThere } = await knownOnBoth();
  const token = new Map(browser.cookies);
  await browser.call("/api/auth/logout");
  for (const [name, value] of token) browser.cookies.set(name, value);
  await soon(async () => expect(await askThere()).toBe(401));
});

test("a password change on one node ends the sessions on the other", async () => {
  const { browser, askThere } = await knownOnBoth();
  const elsewhere = testBrowser(here);
  const { email, password } = browser;
  await elsewhere.call("/api/auth/login", { email, password });
  const changed = { current_password: password, new_password: "another horse battery" };
  expect((await elsewhere.call("/api/auth/change-password", changed)).status).toBe(200);
  await soon(async () => expect(await askThere()).toBe(401));
});

test("changed roles and required password changes take effect on every node", async () => {
  const { browser, askThere } = await knownOnBoth();
  const { id } = await customerOf(here, browser);
  const isStaff = () =>
    there.services.account.hasRole({ cookies: Object.fromEntries(browser.cookies) }, "content");
  expect(await isStaff()).toBe(false);
  await database.db.insert(staffRoles).values({ customerId: id, role: "content" });
  await soon(async () => expect(await isStaff()).toBe(true));
  await database.db.delete(staffRoles).where(eq(staffRoles.customerId, id));
  await soon(async () => expect(await isStaff()).toBe(false));
  await database.db.update(customers).set({ passwordIsOneTime: true }).where(eq(customers.id, id));
  await soon(async () => expect(await askThere()).toBe(403));
});
