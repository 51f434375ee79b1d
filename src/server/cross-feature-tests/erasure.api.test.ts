import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

const app = await testApp();
const { services, database } = app;

/** Words that no other record contains, in every field that a person can fill in. */
const PERSON = {
  email: "erasme.zzyzx@qqmail.example",
  password: "zzyzx horse battery",
  first_name: "Erasmezzyzx",
  last_name: "Vanzzyzxas",
  phone_number: "+370 655 99887",
  terms: true,
  subscribed: true,
};
const ADDRESS = {
  first_name: "Erasmezzyzx",
  last_name: "Vanzzyzxas",
  first_address: "Zzyzxo g. 99",
  city: "Zzyzxiškės",
  zip: "LT-01103",
  phone_number: "+370 655 99887",
  country_id: 1,
};
const COMPANY = { company_name: "UAB Zzyzx", company_code: "zzyzx-7", vat_code: "LT777655998" };
const TRACES = /zzyzx|655 99887|LT777655998/i;

const STRANGER = "stranger@qqmail.example";

/** Views that staff saved: one shared, one updated since, and one already deleted. */
async function saveViews(): Promise<void> {
  const staff = await staffBrowser(app, "support");
  const save = async (title: string, query: string) => {
    const view = { list: "orders", title, query, shared: true };
    const { status, body } = await staff.call("/api/staff/desk/view/save", view);
    expect(status).toBe(200);
    return body.view.id;
  };
  const query = new URLSearchParams({ state: "paid", query: PERSON.email }).toString();
  await save("Of Erasme", query);
  await save("Of a stranger", query);
  await save("Of a stranger", new URLSearchParams({ query: STRANGER }).toString());
  const id = await save("Gone", query);
  expect((await staff.call("/api/staff/desk/view/delete", { id })).status).toBe(200);
}

const titlesOfViews = async () => {
  const { rows } = await database.pool.query<{ title: string }>(
    "select title from saved_views where title like 'Of %'",
  );
  return rows.map(({ title }) => title);
};

/** Every row of every table in our schemas, as text. */
async function searchDatabase(): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~* 'zzyzx|655 99887|LT777655998'`,
    );
    if (rows.length > 0) found.push(`${name}: ${rows.length}`);
  }
  return found;
}

async function searchFiles(): Promise<string[]> {
  const names = await readdir(services.dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const texts = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return { file, text: await readFile(file, "utf8") };
  });
  return (await Promise.all(texts)).filter(({ text }) => TRACES.test(text)).map(({ file }) => file);
}

const ledgerSum = async () => {
  const { rows } = await database.pool.query(
    "select count(*)::int as entries, sum(end_cents)::bigint as ends from ledger_entries",
  );
  return rows[0];
};

test("erasure removes personal data from database, files and outbox, but keeps the ledger", async () => {
  await services.startWork();
  const browser = testBrowser(app);
  await browser.call("/api/auth/register", PERSON);
  await browser.call("/api/account/add-delivery-address", ADDRESS);
  const { first_name, last_name, phone_number } = PERSON;
  await browser.call("/api/auth/update-contact-info", {
    first_name,
    last_name,
    phone_number,
    ...COMPANY,
  });
  await testBrowser(app).call("/api/auth/request-password-reset", { email: PERSON.email });
  await testBrowser(app).call("/api/auth/login", { email: PERSON.email, password: "a guess" });
  const visitor = testBrowser(app);
  // Sent without a login. The first has the person's address; the second is a stranger's.
  const question = { topic: "other", name: "Somebody", message: "Where is it?" };
  for (const email of [PERSON.email.toUpperCase(), STRANGER]) {
    expect((await visitor.call("/api/contact", { ...question, email })).status).toBe(200);
  }
  await eventually(async () => expect(await services.outbox?.list()).toHaveLength(4));
  await saveViews();

  const session = await services.account.readSession(browser.cookies.get("session_token"));
  const customerId = session?.customer.id ?? 0;
  const move = { customerId, amountCents: 1_250, relation: { relType: REL_TYPES.miscInvoice } };
  await services.wallet.credit(database.db, { ...move, key: "erasure:in" });

  expect((await searchDatabase()).length).toBeGreaterThan(2);
  expect((await searchFiles()).length).toBe(3);
  const exported = await browser.call("/api/account/export");
  for (const trace of [PERSON.email, ADDRESS.first_address, COMPANY.company_name, "12.5"]) {
    expect(JSON.stringify(exported.body.data)).toContain(trace);
  }
  expect(JSON.stringify(exported.body.data)).not.toMatch(/argon2|password_?hash/i);

  const erase = (password = PERSON.password) => browser.call("/api/account/delete", { password });
  expect(await erase("not my password")).toMatchObject({
    status: 422,
    body: { message: "auth.errors.wrong_password" },
  });
  expect(await erase()).toMatchObject({
    status: 422,
    body: { message: "account.errors.balance_remains" },
  });
  await services.wallet.debit(database.db, { ...move, key: "erasure:out" });
  const ledger = await ledgerSum();

  expect(await erase()).toEqual({ status: 200, body: { status: true } });
  expect(await searchDatabase()).toEqual([]);
  expect(await searchFiles()).toEqual([]);
  const left = (await services.outbox?.list())?.map(({ text }) => text);
  expect(left).toEqual([expect.stringContaining(STRANGER)]);
  expect(await titlesOfViews()).toEqual(["Of a stranger"]);
  expect(await ledgerSum()).toEqual(ledger);
  expect((await services.wallet.checkLedger(customerId)).agrees).toBe(true);

  expect((await browser.call("/api/auth/getCurrentUser")).body.user).toBeNull();
  const { email, password } = PERSON;
  expect((await browser.call("/api/auth/login", { email, password })).status).toBe(401);
  expect((await browser.call("/api/auth/register", PERSON)).status).toBe(200);
});

test("a staff member must resign before deleting their account", async () => {
  const browser = testBrowser(app, { remoteAddress: "127.0.0.1" });
  const login = { email: "support@cartage.example", password: "demo-cartage" };
  await browser.call("/api/auth/login", login);
  const { body } = await browser.call("/api/account/delete", { password: login.password });
  expect(body.message).toBe("account.errors.staff_must_leave_first");
  expect((await browser.call("/api/auth/getCurrentUser")).body.user.roles).toEqual(["support"]);
});
