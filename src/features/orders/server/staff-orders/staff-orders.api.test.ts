import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { formatDate } from "#core/dates.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { orderLines, orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const owner = await staffBrowser(app, "owner");

type Row = {
  id: number;
  number: string;
  status: string;
  site_id: number;
  total: number;
  email: string;
  paid_at: string | null;
  currency: string;
  goods: { name: string }[];
};
const list = async (input: object, browser = staff) => {
  const { status, body } = await browser.call("/api/staff/orders/list", input);
  expect(status).toBe(200);
  return body as { orders: Row[]; total: number; next: string | null };
};
const all = await app.db.select().from(orders);

describe("the list of orders", () => {
  test("has all of them, newest first", async () => {
    const { orders: rows, total } = await list({});
    expect(total).toBe(all.length);
    expect(rows).toHaveLength(Math.min(50, all.length));
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(rows[0]?.number).toBe(`QU${ids[0]}`);
  });

  test.each(["number", "paid", "total"])(
    "returns every row once when sorted by %s, in both directions",
    async (sort) => {
      const read = async (direction: string) => {
        const ids: number[] = [];
        let after: string | null | undefined;
        do {
          const page = await list({ sort, direction, ...(after ? { after } : {}) });
          ids.push(...page.orders.map(({ id }) => id));
          after = page.next;
        } while (after);
        return ids;
      };
      const down = await read("down");
      const expected = sort === "paid" ? all.filter(({ paidAt }) => paidAt) : all;
      expect(new Set(down)).toEqual(new Set(expected.map(({ id }) => id)));
      expect(down).toHaveLength(expected.length);
      expect(await read("up")).toEqual(down.toReversed());
    },
  );

  test("combines two filters", async () => {
    const { orders: rows, total } = await list({ state: ["paid", "shipped"], total_above: 50 });
    const expected = all.filter(
      ({ status, totalCents }) => ["paid", "shipped"].includes(status) && (totalCents ?? 0) >= 5000,
    );
    expect(total).toBe(expected.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(
      new Set(expected.slice(0, 50).map(({ id }) => id)),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.total).toBeGreaterThanOrEqual(50);
  });

  test("filters by excluded status, payment day, email, number and excluded site", async () => {
    const { orders: open } = await list({ not_state: ["delivered", "cancelled", "expired"] });
    expect(open.length).toBeGreaterThan(0);
    for (const { status } of open) expect(status).not.toMatch(/delivered|cancelled|expired/);
    const { timeZone } = app.services.sites.registry.byHost(undefined);
    const dayOf = ({ paidAt }: { paidAt: Date | null }) => paidAt && formatDate(paidAt, timeZone);
    const day = all.map(dayOf).find(Boolean);
    const { orders: ofDay } = await list({ paid_since: day, paid_until: day });
    const paidThen = all.filter((one) => dayOf(one) === day).map(({ id }) => id);
    expect(new Set(ofDay.map(({ id }) => id))).toEqual(new Set(paidThen));
    const [first] = all;
    const { orders: byNumber } = await list({ query: `qu${first?.id}` });
    expect(byNumber.map(({ id }) => id)).toEqual([first?.id]);
    const email = all.find((one) => one.email)?.email ?? "";
    const { orders: byEmail } = await list({ query: email.slice(0, 5).toUpperCase() });
    expect(byEmail.length).toBeGreaterThan(0);
    for (const row of byEmail) expect(row.email.startsWith(email.slice(0, 5))).toBe(true);
    expect((await list({ query: "100%_" })).total).toBe(0);
    const { orders: others } = await list({ not_site: [first?.siteId] });
    expect(others.length).toBeGreaterThan(0);
    for (const row of others) expect(row.site_id).not.toBe(first?.siteId);
  });

  test("is summed up per currency", async () => {
    const sum = async (input: object) =>
      (await staff.call("/api/staff/orders/sum", input)).body.sums;
    const cents = all
      .filter(({ siteId, currency }) => siteId === 3 && currency === "EUR")
      .reduce((whole, { totalCents }) => whole + (totalCents ?? 0), 0);
    expect(await sum({ site: [3] })).toEqual([{ currency: "EUR", amount: cents / 100 }]);
    expect(await sum({ late: true, query: "nobody@example.com" })).toEqual([]);
  });

  test.each([
    { state: ["lost"] },
    { total_above: -1 },
    { paid_since: "yesterday" },
    { paid_since: "0000-01-01" },
    { paid_until: "9999-12-31" },
    { sort: "name" },
    { site: [] },
    { query: "x".repeat(101) },
  ])("is refused with the filter %j", async (input) => {
    expect((await staff.call("/api/staff/orders/list", input)).status).toBe(422);
  });

  test("begins with the first page if the cursor is invalid", async () => {
    const { orders: first } = await list({});
    for (const after of ["x", "1~", "~1", "1~1~1", "'; select 1~2"]) {
      expect((await list({ after })).orders[0]?.id).toBe(first[0]?.id);
    }
  });
});

describe("one order", () => {
  test("has parts that add up to its total and lines that add up to its goods", async () => {
    const { orders: rows } = await list({ state: ["paid", "shipped", "delivered"] });
    expect(rows.length).toBeGreaterThan(9);
    for (const { id } of rows.slice(0, 10)) {
      const { body } = await staff.call("/api/staff/orders/show", { id });
      const { order } = body;
      const cents = (amount: number) => Math.round(amount * 100);
      const sum = (amounts: number[]) => amounts.reduce((whole, one) => whole + cents(one), 0);
      type Part = { part: string; amount: number };
      const parts: Part[] = order.parts.filter(({ part }: Part) => part !== "balance");
      expect(sum(parts.map(({ amount }) => amount))).toBe(cents(order.total));
      const goods = parts.find(({ part }) => part === "subtotal")?.amount ?? 0;
      expect(sum(order.lines.map(({ total }: { total: number }) => total))).toBe(cents(goods));
      expect(order.timeline.at(-1).status).toBe(order.status);
    }
  });

  test("shows the steps that are possible now", async () => {
    const paid = all.find(({ status, kind }) => status === "paid" && kind === "shop");
    const show = async () =>
      (await staff.call("/api/staff/orders/show", { id: paid?.id })).body.order;
    expect((await show()).steps).toEqual(["purchased"]);
    const move = { id: paid?.id, to: "purchased" };
    expect((await staff.call("/api/staff/orders/move", move)).status).toBe(200);
    const after = await show();
    expect(after).toMatchObject({ status: "purchased", steps: ["at_warehouse"] });
    expect(after.timeline.at(-1)).toMatchObject({ actor: "staff", who: expect.any(String) });
  });

  test("is not found for an unknown id and refused for an invalid one", async () => {
    expect((await staff.call("/api/staff/orders/show", { id: 999_999_999 })).status).toBe(404);
    expect((await staff.call("/api/staff/orders/show", { id: "x" })).status).toBe(422);
  });
});

describe("an order's additional costs", () => {
  const id = all[0]?.id ?? 0;
  const nothing = { freight: null, duty: null, courier: null, packing: null, provider: null };
  const show = (browser = staff) => browser.call("/api/staff/orders/show", { id });
  const edit = (seen: object, changes: object, browser = staff) =>
    browser.call("/api/staff/orders/costs", { id, seen, changes });

  test("are saved in euros and can be removed", async () => {
    expect((await show()).body.order.costs).toEqual(nothing);
    const both = { freight: 12.5, packing: 0 };
    const saved = await edit({ freight: null, packing: null }, both);
    expect(saved.body.costs).toEqual({ ...nothing, ...both });
    expect((await show()).body.order.costs).toEqual({ ...nothing, ...both });
    expect((await edit({ freight: 12.5 }, { freight: null })).status).toBe(200);
    expect((await show()).body.order.costs).toEqual({ ...nothing, packing: 0 });
    expect((await edit({ duty: null }, { duty: 1.005 })).status).toBe(422);
    expect((await edit({ duty: null }, { duty: -1 })).status).toBe(422);
    expect((await edit({ packing: 3 }, { packing: 4 })).status).toBe(409);
    const notes = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `order:${id}`), eq(auditLog.action, "order.costs")))
      .orderBy(auditLog.id);
    expect(notes.map(({ fields }) => fields)).toEqual([["freight", "packing"], ["freight"]]);
  });

  test("are hidden from support and warehouse and can be edited by neither", async () => {
    const finance = await staffBrowser(app, "finance");
    expect((await show(finance)).body.order.costs).toEqual({ ...nothing, packing: 0 });
    const support = await staffBrowser(app, "support");
    expect((await show(support)).body.order.costs).toBeNull();
    const warehouse = await staffBrowser(app, "warehouse");
    expect((await show(warehouse)).body.order).not.toHaveProperty("costs");
    for (const browser of [support, warehouse]) {
      expect((await edit({ duty: null }, { duty: 1 }, browser)).status).toBe(404);
    }
  });
});

test("goods are named in the reader's language with the ordered name beside it", async () => {
  const { rows } = await app.db.execute<{ id: number; name: string; words: string }>(sql`
    select o.id::int, l.name, p.names ->> 'en' as words from orders o
    join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where o.language = 'lt' and l.variant_id is not null and p.names ->> 'en' <> l.name
    order by o.id desc, l.position limit 1`);
  const [{ id, name, words } = { id: 0, name: "", words: "" }] = rows;
  const show = async (language?: string) => {
    const { body } = await staff.call("/api/staff/orders/show", { id, language });
    return body.order.lines as { name: string; ordered_as: string | null }[];
  };
  const shown = (await show("en")).find((line) => line.name === words);
  expect(shown?.ordered_as).toContain(name);
  for (const same of [await show("lt"), await show()]) {
    expect(same.find((line) => line.name === name)).toMatchObject({ ordered_as: null });
  }
  const goods = async (language: string) =>
    (await list({ query: `QU${id}`, language })).orders.flatMap((order) => order.goods);
  expect((await goods("en")).map((one) => one.name)).toContain(words);
  expect((await goods("lt")).map((one) => one.name)).toContain(name);
});

describe("the cost of one piece of a line", () => {
  const id = all[0]?.id ?? 0;
  const costsFor = async (role: string) => {
    const { status, body } = await (await staffBrowser(app, role)).call("/api/staff/orders/show", {
      id,
    });
    return status === 200 ? body.order.lines.map((line: object) => "cost" in line) : status;
  };
  const mine = eq(orderLines.orderId, id);
  beforeAll(() => app.db.update(orderLines).set({ costCents: 1234 }).where(mine));

  test.each([
    ["owner", true],
    ["orders", true],
    ["finance", true],
    ["support", false],
    ["warehouse", false],
  ])("is in the response to %s: %s", async (role, isThere) => {
    expect(await costsFor(role)).toEqual(
      Array(await app.db.$count(orderLines, mine)).fill(isThere),
    );
  });

  test.each(["catalogue", "content"])("is not found for %s, who sees no orders", async (role) => {
    expect(await costsFor(role)).toBe(404);
  });
});

test("staff limited to one site see and move only its orders", async () => {
  const [person] = await app.db
    .select()
    .from(customers)
    .where(eq(customers.email, "support@cartage.example"));
  const siteId = all[0]?.siteId ?? 0;
  await app.db
    .update(staffRoles)
    .set({ role: "orders", siteIds: [siteId] })
    .where(eq(staffRoles.customerId, person?.id ?? 0));
  const scoped = await staffBrowser(app, "support");
  const { orders: rows, total } = await list({}, scoped);
  expect(total).toBe(all.filter((one) => one.siteId === siteId).length);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.site_id).toBe(siteId);
  const other = all.find((one) => one.siteId !== siteId && one.status === "paid");
  expect((await list({ site: [other?.siteId] }, scoped)).total).toBe(0);
  expect((await scoped.call("/api/staff/orders/show", { id: other?.id })).status).toBe(404);
  const move = await scoped.call("/api/staff/orders/move", { id: other?.id, to: "purchased" });
  expect(move.status).toBe(404);
});

test("the counts of several filters equal the totals of their lists", async () => {
  const filters = [{}, { state: ["paid"] }, { not_state: ["delivered"], total_above: 100 }];
  const { body } = await staff.call("/api/staff/orders/counts", { filters });
  const lists = await Promise.all(
    filters.map(async (filter) => (await staff.call("/api/staff/orders/list", filter)).body.total),
  );
  expect(body.counts).toEqual(lists);
  expect(body.counts[0]).toBe(all.length);
  for (const wrong of [[], [{ state: ["lost"] }], Array(31).fill({})]) {
    const answer = await staff.call("/api/staff/orders/counts", { filters: wrong });
    expect(answer.status).toBe(422);
  }
});

describe("undoing the last step", () => {
  const show = async (id: number) =>
    (await staff.call("/api/staff/orders/show", { id })).body.order;
  const shipped = () => {
    const found = all.find((one) => one.status === "shipped" && one.customerId !== null);
    if (!found) throw new Error("The demo has no order that is shipped");
    return found;
  };
  const undo = (ids: number[], browser = staff) => browser.call("/api/staff/orders/undo", { ids });
  const mailsOf = (id: number) =>
    app.db
      .select()
      .from(mails)
      .where(and(eq(mails.record, `order:${id}`), eq(mails.kind, "parcel-in_customs")));

  test("restores the status, drops the unsent mail and keeps both history entries", async () => {
    const { id, customerId } = shipped();
    const before = await show(id);
    await app.db.update(customers).set({ parcelMails: "every" });
    const moved = await staff.call("/api/staff/orders/move", { id, to: "in_customs" });
    expect(moved.status).toBe(200);
    expect(await mailsOf(id)).toMatchObject([{ sentAt: null }]);
    expect((await undo([id], owner)).body).toMatchObject({ moved: [], refused: [{ id }] });
    expect((await undo([id])).body).toMatchObject({ moved: [id], refused: [] });
    expect(await mailsOf(id)).toEqual([]);
    const after = await show(id);
    expect(after.status).toBe("shipped");
    expect(after.timeline).toHaveLength(before.timeline.length + 2);
    expect(after.timeline.at(-1)).toMatchObject({ status: "shipped", is_undo: true });
    const audited = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${id}`));
    expect(audited.map(({ action }) => action)).toContain("order.undo");
    const shown = await app.services.orders.getMyOrder({ id, customerId: customerId ?? 0 });
    expect(shown?.history).toHaveLength(before.timeline.length);
    const again = (await undo([id])).body;
    expect(again.refused).toMatchObject([{ id, message: "office.orders.errors.undo_late" }]);
  });

  test("is refused once the step's mail was sent", async () => {
    const { id } = shipped();
    await staff.call("/api/staff/orders/move", { id, to: "in_customs" });
    await app.db
      .update(mails)
      .set({ sentAt: new Date() })
      .where(eq(mails.record, `order:${id}`));
    const late = { moved: [], refused: [{ id, message: "office.orders.errors.undo_late" }] };
    expect((await undo([id])).body).toMatchObject(late);
    expect((await show(id)).status).toBe("in_customs");
  });

  test.each([[[]], [[0]], [["x"]]])("is refused for the ids %j", async (ids) => {
    expect((await undo(ids as number[])).status).toBe(422);
  });
});
