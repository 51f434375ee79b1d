import { desc, eq, ne, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "#features/account/server/account.tables.ts";
import { suites } from "#features/forwarding/server/forwarding.tables.ts";
import { orderShipments, orders } from "#features/orders/server/orders.tables.ts";
import { payments } from "#features/payments/server/payments.tables.ts";
import { limitStaff } from "#server/fixtures/staff/limit-staff.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const app = await testApp();
const { db } = app;
const owner = await staffBrowser(app, "owner");
const ordersStaff = await staffBrowser(app, "orders");
const content = await staffBrowser(app, "content");

const [order] = await db
  .select()
  .from(orders)
  .where(eq(orders.status, "shipped"))
  .orderBy(desc(orders.id))
  .limit(1);

describe("the office search", () => {
  type Hit = { kind: string; title: string; to: string | null };
  const find = async (query: string, browser = owner): Promise<Hit[]> =>
    (await browser.call("/api/staff/search", { query })).body.hits;
  test("finds a record first by its number, tracking number, reference or suite", async () => {
    const expected = { kind: "order", title: `QU${order?.id}` };
    expect((await find(`qu${order?.id}`))[0]).toMatchObject(expected);
    expect((await find(String(order?.id)))[0]).toMatchObject(expected);
    const [shipment] = await db.select().from(orderShipments).limit(1);
    const [tracked] = await find((shipment?.trackingNumber ?? "").toLowerCase());
    expect(tracked).toMatchObject({ kind: "order", title: `QU${shipment?.orderId}` });
    const [payment] = await db.select().from(payments).limit(1);
    expect((await find(payment?.reference ?? ""))[0]).toMatchObject({
      kind: "payment",
      title: payment?.reference,
    });
    const [suite] = await db.select().from(suites).limit(1);
    expect((await find(`CT-${suite?.number}`))[0]).toMatchObject({
      kind: "customer",
      to: `/customers/${suite?.customerId}`,
    });
  });

  test("finds customers by email, phone and name prefixes without diacritics", async () => {
    const [person] = await db
      .select()
      .from(customers)
      .where(eq(customers.email, "pro@cartage.example"));
    const to = `/customers/${person?.id}`;
    expect((await find("PRO@cartage"))[0]?.to).toBe(to);
    expect((await find(person?.phoneNumber ?? ""))[0]?.to).toBe(to);
    const folded = (person?.lastName ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    expect((await find(folded.slice(0, 5))).map((hit) => hit.to)).toContain(to);
    expect((await find(`${folded.slice(0, 4)} ${person?.firstName}`))[0]?.to).toBe(to);
    expect(await find("100%_zz", ordersStaff)).toEqual([]);
  });

  test("finds guest orders by name and phone until they are erased", async () => {
    const [one] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    if (!one?.address) throw new Error("The newest order of the demo goes nowhere");
    const names = { firstName: "Žygimantė", lastName: "Ąžuolaitė-Šmit" };
    const address = { ...one.address, ...names, phoneNumber: "+999 (699) 12-345" };
    const isOne = eq(orders.id, one.id);
    await db.update(orders).set({ customerId: null, email: "g@example.com", address }).where(isOne);
    const found = { kind: "order", title: `QU${one.id}`, to: `/orders/${one.id}` };
    const listed = async (query: string) =>
      (await owner.call("/api/staff/orders/list", { query })).body.orders.map(
        ({ id }: { id: number }) => id,
      );
    const ways = ["azuolaite", "ŽYGIM šmit", "+999 699 123", "999699123", "+999 6", "999699"];
    for (const words of ways) {
      expect([words, await find(words, ordersStaff)]).toEqual([
        words,
        expect.arrayContaining([expect.objectContaining(found)]),
      ]);
      expect([words, await listed(words)]).toEqual([words, [one.id]]);
    }
    for (const others of ["zygimante kita", "99969"]) {
      expect([others, await find(others, ordersStaff)]).toEqual([others, []]);
      expect([others, await listed(others)]).toEqual([others, []]);
    }
    expect((await find("azuolaite", content)).length).toBe(0);
    await db.update(orders).set({ email: null, address: null }).where(isOne);
    for (const words of ways) {
      expect(await find(words, ordersStaff)).toEqual([]);
      expect(await listed(words)).toEqual([]);
    }
  });

  test("finds the newest orders of one's own site despite many matches on other sites", async () => {
    const [other] = await db.select().from(orders).orderBy(orders.id).limit(1);
    if (!other?.address) throw new Error("The first order of the demo goes nowhere");
    const address = { ...other.address, firstName: "Daugelė", lastName: "Vienodaitė" };
    const { rows } = await db.execute<{ names: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'
        and column_name not in ('id', 'slug', 'draft_key', 'address', 'email')`);
    const others = sql.raw(rows[0]?.names ?? "");
    await db.execute(sql`insert into orders (slug, draft_key, address, email, ${others})
      select gen_random_uuid(), gen_random_uuid(), ${JSON.stringify(address)}::jsonb,
        'daugele@a.example', ${others}
      from orders, generate_series(1, 250) where id = ${other.id}`);
    const [mine] = await db.select().from(orders).where(ne(orders.siteId, other.siteId)).limit(1);
    const isOwn = eq(orders.siteId, mine?.siteId ?? 0);
    const changed = await db
      .update(orders)
      .set({ address, email: "daugele@b.example" })
      .where(isOwn)
      .returning();
    const newest = changed
      .map((one) => one.id)
      .sort((one, two) => two - one)
      .slice(0, 6);
    await limitStaff(app, "support@cartage.example", {
      role: "support",
      siteIds: [mine?.siteId ?? 0],
    });
    const scoped = await staffBrowser(app, "support");
    for (const words of ["vienodaite", "daugele vieno"]) {
      const hits = (await find(words, scoped)).map(({ title }) => title);
      expect([words, hits]).toEqual([words, newest.map((one) => `QU${one}`)]);
    }
    const byEmail = (await find("daugele@", scoped)).map(({ title }) => title);
    expect(byEmail.slice(0, 3)).toEqual(newest.slice(0, 3).map((one) => `QU${one}`));
  });

  test("lists exact name matches before longer names, each once", async () => {
    const newest = await db.select().from(orders).orderBy(desc(orders.id)).limit(3);
    const names = [
      { firstName: "Onaitė", lastName: "Trumpaitė" },
      { firstName: "Ona", lastName: "Trumpa" },
      { firstName: "Ona", lastName: "Trumpa" },
    ];
    for (const [place, { id, address }] of newest.entries()) {
      const named = address && { ...address, ...names[place] };
      await db.update(orders).set({ address: named, customerId: null }).where(eq(orders.id, id));
    }
    const [long, ...exact] = newest.map(({ id }) => `QU${id}`);
    for (const words of ["trumpa", "ona trumpa", "ona trum"]) {
      const hits = (await find(words, ordersStaff)).map(({ title }) => title);
      expect([words, hits]).toEqual([words, [...exact, long]]);
    }
  });

  test("does not find erased customers by their suite or telephone", async () => {
    const [one] = await db
      .select({ id: customers.id, suite: suites.number, phone: customers.phoneNumber })
      .from(customers)
      .innerJoin(suites, eq(suites.customerId, customers.id))
      .limit(1);
    const ways = [`CT-${one?.suite}`, one?.phone ?? ""];
    const to = `/customers/${one?.id}`;
    for (const words of ways) expect((await find(words)).map((hit) => hit.to)).toContain(to);
    await db.execute(
      sql`update customers set erased_at = now(), email = null where id = ${one?.id}`,
    );
    for (const words of ways) expect((await find(words)).map((hit) => hit.to)).not.toContain(to);
  });

  test("finds products by words for the catalogue role", async () => {
    const catalogue = await staffBrowser(app, "catalogue");
    const hits = await find("lamp", catalogue);
    expect(hits.length).toBeGreaterThan(0);
    for (const { kind } of hits) expect(kind).toBe("product");
    for (const nothing of ["😀 zzz -1 <b>", "😀 -1 <b>"]) {
      expect(await find(nothing, catalogue)).toEqual([]);
    }
  });

  test("returns nothing outside the role and rejects an invalid query", async () => {
    expect(await find(`QU${order?.id}`, content)).toEqual([]);
    expect(await find("pro@cartage", content)).toEqual([]);
    expect((await owner.call("/api/staff/search", { query: "" })).status).toBe(422);
    expect((await owner.call("/api/staff/search", { query: "x".repeat(101) })).status).toBe(422);
  });
});
