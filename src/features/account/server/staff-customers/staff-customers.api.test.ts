import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { customers, oneUseTokens, staffRoles } from "../account.tables.ts";

const app = await testApp();
const support = await staffBrowser(app, "support");
const orders = await staffBrowser(app, "orders");
const owner = await staffBrowser(app, "owner");
const warehouse = await staffBrowser(app, "warehouse");

const byEmail = async (email: string) => {
  const [row] = await app.db.select().from(customers).where(eq(customers.email, email));
  if (!row) throw new Error(`Nobody has ${email}`);
  return row;
};
const rasa = await byEmail("rasa@cartage.example");
const find = async (query: string, browser = support) =>
  (await browser.call("/api/staff/customers/list", { query })).body.customers.map(
    ({ id }: { id: number }) => id,
  ) as number[];
const show = async (id: number, browser = support) =>
  (await browser.call("/api/staff/customers/show", { id })).body.customer;

describe("the customer list", () => {
  test("is searched by name, email, phone and suite", async () => {
    const { rows } = await app.db.execute<{ number: number; owner: number }>(
      sql`select number, customer_id::int as owner from suites limit 1`,
    );
    expect(await find(`ct-${rows[0]?.number}`)).toEqual([rows[0]?.owner]);
    const name = `${rasa.firstName} ${rasa.lastName}`.toUpperCase();
    for (const query of [name, rasa.lastName.slice(0, 4), "RASA@", rasa.phoneNumber]) {
      expect(await find(query)).toContain(rasa.id);
    }
    const { siteId } = rasa;
    const [other] = await app.db
      .insert(customers)
      .values({
        siteId,
        email: "other-person@example.com",
        firstName: "Łukasz",
        lastName: "Новый-Zoé",
        companyName: "Źródło UAB",
        language: "lt",
      })
      .returning({ id: customers.id });
    for (const query of ["lukasz", "новыи", "НОВЫЙ", "Zoe", "łuk нов", "zrodlo uab"]) {
      expect(await find(query)).toEqual([other?.id]);
    }
    for (const query of ["100%_", "CT-999999", "nobody at all"]) {
      expect(await find(query)).toEqual([]);
    }
    expect((await warehouse.call("/api/staff/customers/list", {})).status).toBe(404);
    expect((await support.call("/api/staff/customers/list", { query: "" })).status).toBe(422);
  });
});

test("the customer list shows staff only in search results", async () => {
  const { body } = await support.call("/api/staff/customers/list", {});
  const ids = body.customers.map(({ id }: { id: number }) => id);
  const colleague = await byEmail("orders@cartage.example");
  expect(ids).toContain(rasa.id);
  expect(ids).not.toContain(colleague.id);
  expect(await find("orders@cartage.example")).toEqual([colleague.id]);
});

test("a customer's record shows their data, limited by role, and is logged", async () => {
  const customer = await show(rasa.id);
  const kinds = customer.sections.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["orders", "quotes", "parcels", "claims", "wallet", "mails"]);
  expect(customer.sections[0].rows.length).toBeGreaterThan(5);
  expect(customer.wallet).toMatchObject({ balance: expect.any(Number) });
  const forOrders = await show(rasa.id, orders);
  expect(forOrders.wallet).toBeNull();
  expect(forOrders).toMatchObject({ can_edit: false, can_erase: false });
  const seen = await owner.call("/api/staff/desk/access", { customer_id: rasa.id });
  expect(seen.body.rows.map(({ what }: { what: string }) => what)).toContain("customer");
  expect((await support.call("/api/staff/customers/show", { id: 999_999 })).status).toBe(404);
});

test("a customer's records can be read to the last, for those who may see their kind", async () => {
  const mail = {
    siteId: rasa.siteId,
    customerId: rasa.id,
    recipient: "-",
    kind: "sample",
    sentAt: new Date(),
  };
  const sent = Array.from({ length: 45 }, (_, at) => ({ ...mail, subject: `Mail ${at}` }));
  await app.db.insert(mails).values(sent);
  const total = await app.db.$count(mails, eq(mails.customerId, rasa.id));
  const ask = (input: object, browser = support) =>
    browser.call("/api/staff/customers/section", { id: rasa.id, kind: "mails", ...input });
  type Section = { kind: string; rows: { id: string; to: string }[]; next: number | null };
  const { sections }: { sections: Section[] } = await show(rasa.id);
  const read = sections.filter(({ kind }) => kind === "mails");
  for (let { next } = read[0] ?? { next: null }; next !== null; next = read.at(-1)?.next ?? null) {
    read.push((await ask({ after: next })).body.section);
  }
  const ids = read.flatMap(({ rows }) => rows.map(({ id }) => Number(id)));
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([new Set(ids).size, read.length]).toEqual([total, Math.ceil(total / 20)]);
  expect(read[0]?.rows[0]?.to).toBe(`/mails/${ids[0]}`);
  expect((await ask({ kind: "wallet", after: 9 }, orders)).status).toBe(404);
  expect((await ask({ after: 9, id: 999_999 })).status).toBe(404);
});

describe("a customer's contact data", () => {
  const edit = (changes: object, seen: object, browser = support) =>
    browser.call("/api/staff/customers/edit", { id: rasa.id, seen, changes });

  test("can be edited by support, with a version and a conflict check", async () => {
    const seen = { phone_number: rasa.phoneNumber };
    expect((await edit({ phone_number: "+370 600 11111" }, seen, orders)).status).toBe(404);
    const saved = await edit({ phone_number: "+370 600 11111" }, seen);
    expect(saved.body.contact.phone_number).toBe("+370 600 11111");
    const stale = await edit({ phone_number: "+370 600 22222" }, seen);
    expect(stale.body.conflict.fields).toMatchObject([{ current: "+370 600 11111" }]);
    const [version] = await app.db
      .select()
      .from(recordVersions)
      .where(eq(recordVersions.record, `customer:${rasa.id}`));
    expect(version).toMatchObject({ customerId: rasa.id });
  });

  test.each([{ first_name: "" }, { phone_number: "1".repeat(41) }, { vat_code: 5 }])(
    "cannot be changed to %j",
    async (changes) => {
      expect((await edit(changes, {})).status).toBe(422);
    },
  );
});

test("an email change by staff waits for the link in the new mailbox", async () => {
  const change = (email: string, browser = support, id = rasa.id) =>
    browser.call("/api/staff/customers/email", { id, email });
  // The owner of the new mailbox could choose a password, so a colleague's address must not be changed.
  const boss = await byEmail("owner@cartage.example");
  expect((await change("mine@example.com", support, boss.id)).body.message).toBe(
    "office.customers.errors.is_staff",
  );
  expect((await change("new", support)).status).toBe(422);
  expect((await change("new@example.com", orders)).status).toBe(404);
  const known = await change("janis@cartage.example");
  expect(known.body.message).toBe("auth.forms.user_already_exists");
  expect((await change("new@example.com")).status).toBe(200);
  expect((await byEmail("rasa@cartage.example")).id).toBe(rasa.id);
  const tokens = await app.db
    .select()
    .from(oneUseTokens)
    .where(and(eq(oneUseTokens.customerId, rasa.id), eq(oneUseTokens.purpose, "email_change")));
  expect(tokens).toMatchObject([{ newEmail: "new@example.com" }]);
  const sent = await app.db.select().from(mails).where(eq(mails.recipient, "new@example.com"));
  expect(sent.map(({ kind }) => kind)).toEqual(["email-change"]);
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `customer:${rasa.id}`));
  expect(rows.map(({ action }) => action)).toContain("customer.email");
});

test("only an owner can erase a customer, once and only without remaining parcels", async () => {
  const erase = (id: number, browser = owner) => browser.call("/api/staff/customers/erase", { id });
  expect((await erase(rasa.id, support)).status).toBe(404);
  expect((await erase(rasa.id)).body.message).toMatch(/^account\.errors\./);
  const [person] = await app.db
    .insert(customers)
    .values({
      siteId: rasa.siteId,
      email: "gone@example.com",
      firstName: "G",
      lastName: "One",
      language: "en",
    })
    .returning();
  const id = person?.id ?? 0;
  const note = { record: `customer:${id}`, text: "likes tea" };
  expect((await support.call("/api/staff/desk/note", note)).status).toBe(200);
  expect((await erase(id)).status).toBe(200);
  expect((await erase(id)).status).toBe(404);
  expect(await show(id)).toMatchObject({ is_erased: true, email: null, notes: [] });
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `customer:${id}`));
  expect(rows.at(-1)).toMatchObject({ action: "customer.erased", way: "office" });
});

test("staff of another site cannot find or change the customer", async () => {
  const [of] = await app.db
    .select()
    .from(customers)
    .where(eq(customers.email, "finance@cartage.example"));
  await app.db
    .update(staffRoles)
    .set({ role: "support", siteIds: [rasa.siteId + 1] })
    .where(eq(staffRoles.customerId, of?.id ?? 0));
  const other = await staffBrowser(app, "finance");
  expect(await find("rasa@", other)).toEqual([]);
  for (const [path, more] of [
    ["show", {}],
    ["edit", { seen: {}, changes: { first_name: "X" } }],
    ["email", { email: "x@example.com" }],
  ] as const) {
    const { status } = await other.call(`/api/staff/customers/${path}`, { id: rasa.id, ...more });
    expect(status).toBe(404);
  }
});
