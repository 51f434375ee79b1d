import { desc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { countStatements } from "#database/fixtures/count-statements.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { testBrowser } from "#server/fixtures/test-browser.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const support = await staffBrowser(app, "support");
const content = await staffBrowser(app, "content");
const owner = await staffBrowser(app, "owner");
const findOrder = async (condition = sql`true`) =>
  (
    await app.db.execute<{ id: number; customerId: number; siteId: number }>(
      sql`select id::int, customer_id::int as "customerId", site_id as "siteId" from orders where ${condition} limit 1`,
    )
  ).rows[0];
const order = await findOrder();
const record = `order:${order?.id}`;

describe("notes on a record", () => {
  const add = (text: string, browser = staff) =>
    browser.call("/api/staff/desk/note", { record, text });

  test("are visible with access to the record and mailed to mentioned colleagues", async () => {
    const [named] = await app.db
      .select()
      .from(customers)
      .where(eq(customers.email, "support@cartage.example"));
    const name = `${named?.firstName} ${named?.lastName}`.trim();
    const text = `@${name}, is it there? <b>\n=1+1`;
    expect((await add(text)).body.note).toMatchObject({ text, is_own: true });
    const { body } = await support.call("/api/staff/desk/notes", { record });
    expect(body.notes.at(-1)).toMatchObject({ text, is_own: false });
    expect(body.notes.at(-1).mentions).toContain(name);
    const sent = await app.db.select().from(mails).where(eq(mails.kind, "note-mention"));
    expect(sent.map(({ recipient }) => recipient)).toEqual(["support@cartage.example"]);
    expect(sent[0]?.plain).toContain(`/admin/orders/${order?.id}`);
    expect(`${sent[0]?.plain} ${sent[0]?.html}`).not.toContain("is it there?");
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.subject, record));
    expect(rows.map(({ action }) => action)).toContain("note.add");
    const shown = await staff.call("/api/staff/orders/show", { id: order?.id });
    expect(shown.body.order.notes.at(-1)).toMatchObject({ text });
  });

  test("can be added to many records at once with one mail; refused records are counted", async () => {
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select id::int from orders order by id desc limit 3`,
    );
    const records = rows.map(({ id }) => `order:${id}`);
    const mentions = eq(mails.kind, "note-mention");
    const before = await app.db.$count(mails, mentions);
    const input = { records: [...records, "order:999999999", records[0]], text: "@Support, see" };
    const { body } = await staff.call("/api/staff/desk/notes/add", input);
    expect(body).toMatchObject({ added: 3, refused: 1 });
    for (const one of records) {
      const { body: read } = await support.call("/api/staff/desk/notes", { record: one });
      expect(read.notes.at(-1)).toMatchObject({ text: "@Support, see" });
      const audited = await app.db.select().from(auditLog).where(eq(auditLog.subject, one));
      expect(audited.at(-1)?.action).toBe("note.add");
    }
    expect(await app.db.$count(mails, mentions)).toBe(before + 1);
    const addTo = (some: string[]) =>
      staff.call("/api/staff/desk/notes/add", { records: some, text: "Seen" });
    const ofOne = await countStatements(() => addTo(records.slice(0, 1)));
    expect(await countStatements(() => addTo(records))).toBe(ofOne);
    const refused = await content.call("/api/staff/desk/notes/add", { ...input, text: "Mine" });
    expect(refused.body).toMatchObject({ added: 0, refused: 4 });
    for (const wrong of [[], ["order"], Array(201).fill(records[0])]) {
      const answer = await staff.call("/api/staff/desk/notes/add", { records: wrong, text: "x" });
      expect(answer.status).toBe(422);
    }
  });

  test("offer only colleagues with access to the record for a mention", async () => {
    const namesFor = async (browser: typeof staff, records = [record]) => {
      const { body } = await browser.call("/api/staff/desk/note-readers", { records });
      return body.colleagues.map(({ name }: { name: string }) => name);
    };
    const people = await app.db.select().from(customers);
    const nameOf = (role: string) => {
      const one = people.find(({ email }) => email === `${role}@cartage.example`);
      return `${one?.firstName} ${one?.lastName}`.trim();
    };
    const offered = await namesFor(staff);
    expect(offered).toContain(nameOf("support"));
    expect(offered).toContain(nameOf("warehouse"));
    for (const role of ["orders", "content", "catalogue"]) {
      expect(offered).not.toContain(nameOf(role));
    }
    expect(await namesFor(support)).toContain(nameOf("orders"));
    expect(await namesFor(content)).toEqual([]);
    expect(await namesFor(staff, ["order:999999999"])).toEqual([]);

    const { rows } = await app.db.execute<{ record: string }>(
      sql`select 'order:' || id as record from orders order by id limit 50`,
    );
    const all = rows.map((row) => row.record);
    const ofOne = await countStatements(() => namesFor(staff));
    expect(await countStatements(() => namesFor(staff, all))).toBe(ofOne);
  });

  test("do not mention colleagues without access by role or site", async () => {
    const people = await app.db.select().from(customers);
    const nameOf = (role: string) => {
      const one = people.find(({ email }) => email === `${role}@cartage.example`);
      return `${one?.firstName} ${one?.lastName}`.trim();
    };
    const elsewhere = app.services.sites.registry.all().find(({ id }) => id !== order?.siteId);
    await limitStaff(app, "finance@cartage.example", {
      role: "finance",
      siteIds: [elsewhere?.id ?? 0],
    });
    const count = () => app.db.$count(mails, eq(mails.kind, "note-mention"));
    const before = await count();
    const names = ["content", "catalogue", "finance"].map((role) => `@${nameOf(role)}`);
    const { note } = (await add(`${names.join(" ")}: nothing for you`)).body;
    expect(note.mentions).toEqual([]);
    expect(await count()).toBe(before);
  });

  test("are refused if too long, empty or about an unknown record", async () => {
    expect((await add("x".repeat(4001))).status).toBe(422);
    expect([413, 422]).toContain((await add("x".repeat(10_000_000))).status);
    expect((await add("   ")).status).toBe(422);
    for (const other of ["order:999999999", "secret:1"]) {
      const input = { record: other, text: "x" };
      expect((await staff.call("/api/staff/desk/note", input)).status).toBe(404);
    }
    const bad = { record: "order:x", text: "x" };
    expect((await staff.call("/api/staff/desk/note", bad)).status).toBe(422);
    expect((await add("x", content)).status).toBe(404);
    expect((await content.call("/api/staff/desk/notes", { record })).status).toBe(404);
  });
});

test("the assignee of a next step appears in list and record until it is made", async () => {
  const { id = 0 } = (await findOrder(sql`status = 'paid'`)) ?? {};
  const [me] = await app.db
    .select()
    .from(customers)
    .where(eq(customers.email, "orders@cartage.example"));
  const assign = (assigneeId: number | null) =>
    staff.call("/api/staff/desk/assign", { records: [`order:${id}`], assignee_id: assigneeId });
  const listed = async (input: object, browser = staff): Promise<{ id: number }[]> =>
    (await browser.call("/api/staff/orders/list", input)).body.orders;
  const mine = async (browser = staff, input: object = { mine: true }) =>
    (await listed(input, browser)).map((one) => one.id);
  const shown = async () =>
    (await staff.call("/api/staff/orders/show", { id })).body.order.assignee;

  await assign(null);
  expect(await shown()).toBeNull();
  expect(await mine()).not.toContain(id);
  await assign(me?.id ?? 0);
  const given = { id: me?.id, name: `${me?.firstName} ${me?.lastName}`.trim() };
  expect(await shown()).toEqual(given);
  expect(await listed({ query: `QU${id}` })).toMatchObject([{ id, assignee: given }]);
  expect(await mine()).toContain(id);
  expect(await mine(owner)).not.toContain(id);
  expect(await mine(staff, { mine: false, query: `QU${id}` })).toEqual([]);
  expect(await mine(staff, { mine: true, state: ["delivered"] })).toEqual([]);
  await staff.call("/api/staff/orders/purchase", { id, costs: [] });
  expect(await shown()).toBeNull();
  expect(await mine()).not.toContain(id);
});

describe("saved views", () => {
  const save = (changes: object, browser = staff) => {
    const view = { list: "orders", title: "To buy", query: "state=paid", shared: false };
    return browser.call("/api/staff/desk/view/save", { ...view, ...changes });
  };
  const list = async (browser = staff, name = "orders") =>
    (await browser.call("/api/staff/desk/views", { list: name })).body.views as {
      id: number;
      title: string;
      query: string;
      is_own: boolean;
    }[];
  const titles = async (browser = staff, name = "orders") =>
    (await list(browser, name)).map(({ title }) => title);

  test("are private or shared, belong to one list and are replaced by name", async () => {
    await save({});
    await save({ query: "state=paid&sort=paid" });
    await save({ title: "Late", shared: true });
    const own = (await list()).filter(
      ({ is_own, title }) => is_own && ["To buy", "Late"].includes(title),
    );
    expect(own.map(({ title, query }) => [title, query])).toEqual([
      ["To buy", "state=paid&sort=paid"],
      ["Late", "state=paid"],
    ]);
    expect(await titles(support)).toContain("Late");
    expect(await titles(support)).not.toContain("To buy");
    expect(await titles(staff, "customers")).not.toContain("Late");
    const late = own.find(({ title }) => title === "Late");
    const remove = { id: late?.id };
    expect((await support.call("/api/staff/desk/view/delete", remove)).status).toBe(404);
    expect((await staff.call("/api/staff/desk/view/delete", remove)).status).toBe(200);
    expect(await titles(support)).not.toContain("Late");
  });

  test("can be renamed by their owner, but not to a name that is taken", async () => {
    const { body } = await save({ title: "First" });
    await save({ title: "Second" });
    const rename = { id: body.view.id, title: "Renamed", query: "state=shipped" };
    expect((await save(rename)).body.view).toMatchObject(rename);
    expect(await titles()).toContain("Renamed");
    expect(await titles()).not.toContain("First");
    const taken = await save({ ...rename, title: "Second" });
    expect([taken.status, taken.body.message]).toEqual([409, "office.views.name_taken"]);
    expect((await save(rename, support)).status).toBe(404);
    expect((await save({ ...rename, list: "customers" })).status).toBe(404);
    const [change] = await app.db
      .select({ before: recordVersions.before, after: recordVersions.after })
      .from(recordVersions)
      .where(eq(recordVersions.record, `view:${body.view.id}`))
      .orderBy(desc(recordVersions.id));
    expect(change).toMatchObject({ before: { title: "First" }, after: { title: "Renamed" } });
  });

  test("that are restored do not replace a newer view of the same name", async () => {
    const removed = { title: "Back", query: "state=paid", new: true };
    const { body } = await save(removed);
    await staff.call("/api/staff/desk/view/delete", { id: body.view.id });
    await save({ title: "Back", query: "state=shipped" });
    const refused = await save(removed);
    expect([refused.status, refused.body.message]).toEqual([409, "office.views.name_taken"]);
    const named = (await list()).filter(({ title }) => title === "Back");
    expect(named.map(({ query }) => query)).toEqual(["state=shipped"]);
  });

  test.each([
    { title: "" },
    { title: "x".repeat(61) },
    { list: "a b" },
    { query: "x".repeat(2001) },
    { query: "a=#1" },
    { query: "query=%E0%A4%A" },
  ])("are refused with %j", async (changes) => {
    expect((await save(changes)).status).toBe(422);
  });

  test("exist only for known lists that the role can open", async () => {
    const refused = [
      await save({ list: "no-such-list" }),
      await save({ list: "constructor" }),
      await save({ list: "invoices" }),
      await save({}, content),
      await content.call("/api/staff/desk/views", { list: "orders" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await save({ list: "customers" })).status).toBe(200);
  });

  test("that are shared can be changed and removed by owners and keep their creator", async () => {
    const { body } = await save({ title: "Everybody's", shared: true });
    const { id } = body.view;
    const seen = async (browser = owner) => (await list(browser)).find((one) => one.id === id);
    expect(await seen()).toMatchObject({ is_own: false, may_change: true });
    expect(await seen(support)).toMatchObject({ is_own: false, may_change: false });
    const renamed = await save({ id, title: "Renamed by an owner", shared: true }, owner);
    expect(renamed.body.view).toMatchObject({ id, is_own: false });
    expect(await seen(staff)).toMatchObject({ title: "Renamed by an owner", is_own: true });
    expect((await owner.call("/api/staff/desk/view/delete", { id })).status).toBe(200);
    expect(await seen(staff)).toBeUndefined();
    const changes = await app.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `view:${id}`))
      .orderBy(auditLog.id);
    expect(changes.map(({ action }) => action)).toEqual(["view.save", "view.save", "view.delete"]);
    const { body: own } = await save({ title: "Nobody else's" });
    const hidden = await owner.call("/api/staff/desk/view/delete", { id: own.view.id });
    expect(hidden.status).toBe(404);
  });

  test("are limited to 50 per person, and own views come before shared ones", async () => {
    const rows = await app.db.select().from(customers);
    const others = rows.slice(0, 3).map(({ id }) => id);
    await app.db.execute(sql`
      insert into saved_views (list, owner_id, title, query, is_shared)
      select 'customers', owner_id, 'Shared ' || number, '', true
      from unnest(array[${sql.join(others, sql`, `)}]::bigint[]) as owner_id, generate_series(1, 50) as number
      on conflict do nothing
    `);
    const name = { list: "customers", title: "After theirs" };
    await save(name, support);
    const [first] = await list(support, "customers");
    expect(first).toMatchObject({ title: "After theirs", is_own: true });
    for (let number = 2; number <= 50; number += 1) {
      expect((await save({ ...name, title: `View ${number}` }, support)).status).toBe(200);
    }
    const refused = await save({ ...name, title: "View 51" }, support);
    expect([refused.status, refused.body.message]).toEqual([409, "office.views.too_many"]);
    expect((await save({ ...name, query: "query=rasa" }, support)).status).toBe(200);
  });
});

test("access to customer data is logged once per period and readable only by owners", async () => {
  const of = await findOrder(sql`email = 'rasa@cartage.example'`);
  for (const _time of [1, 2]) await staff.call("/api/staff/orders/show", { id: of?.id });
  const input = { customer_id: of?.customerId };
  const { body } = await owner.call("/api/staff/desk/access", input);
  const looks = body.rows.filter((row: { record: string }) => row.record === `order:${of?.id}`);
  expect(looks).toMatchObject([{ what: "order", customer_id: of?.customerId }]);
  expect((await support.call("/api/staff/desk/access", {})).status).toBe(404);
});

test("access to a guest's order is logged by the order", async () => {
  const of = await findOrder();
  await app.db.execute(sql`update orders set customer_id = null where id = ${of?.id}`);
  for (const _time of [1, 2]) await staff.call("/api/staff/orders/show", { id: of?.id });
  await support.call("/api/staff/orders/show", { id: of?.id });
  const { body } = await owner.call("/api/staff/desk/access", {});
  const looks = body.rows.filter(
    (row: { record: string; customer_id: number | null }) =>
      row.record === `order:${of?.id}` && row.customer_id === null,
  );
  expect(looks.map(({ who, what }: { who: string; what: string }) => [who, what])).toEqual([
    ["Support Cartage", "order"],
    ["Orders Cartage", "order"],
  ]);
});

test("the access log can be filtered by a colleague, even a former one", async () => {
  const grant = { email: "leaves@example.com", role: "support" };
  const added = await owner.call("/api/staff/people/grant", { ...grant, site_ids: null });
  const leaving = testBrowser(app);
  const login = { email: grant.email, password: added.body.one_time_password };
  await leaving.call("/api/office/login", login);
  await leaving.call("/api/office/password", { password: "a password of my own" });
  const looked = await leaving.call("/api/staff/orders/show", { id: order?.id });
  expect(looked.status).toBe(200);
  const [left] = await app.db.select().from(customers).where(eq(customers.email, grant.email));
  const revoked = await owner.call("/api/staff/people/revoke", grant);
  expect(revoked.body).toMatchObject({ changed: true });
  const all = await owner.call("/api/staff/desk/access", {});
  expect(all.body.colleagues.map(({ id }: { id: number }) => id)).not.toContain(left?.id);
  const { body } = await owner.call("/api/staff/desk/access", { actor_id: left?.id });
  expect(body.rows.length).toBeGreaterThan(0);
  for (const row of body.rows) expect(row.who_id).toBe(left?.id);
  expect(body.colleagues).toContainEqual({ id: left?.id, name: grant.email });
});
