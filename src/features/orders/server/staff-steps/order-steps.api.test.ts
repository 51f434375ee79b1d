import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { accessLog } from "#features/records/server/records.tables.ts";
import { postNumber } from "#features/shipping/domain/tracking-number.ts";
import { DEMO_CODE } from "#features/staff/domain/office-login.ts";
import { officeSessions } from "#features/staff/server/staff.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { textOf } from "#server/pdf/fixtures/read-pdf.ts";
import { toOrderDetails } from "../order-response.ts";
import { orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const support = await staffBrowser(app, "support");
const warehouse = await staffBrowser(app, "warehouse");
const owner = await staffBrowser(app, "owner");
const all = await app.db.select().from(orders).orderBy(orders.id);

const show = async (id: number, browser = staff) =>
  (await browser.call("/api/staff/orders/show", { id })).body.order;
const inState = (status: string, at = 0) => {
  const found = all.filter((one) => one.status === status && one.kind === "shop")[at];
  if (!found) throw new Error(`The demo has no order that is ${status}`);
  return found;
};
const lastAudit = async (id: number) => {
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${id}`))
    .orderBy(desc(auditLog.id));
  return rows[0];
};

describe("shipping an order in parts", () => {
  test("moves the order with its last piece; each part is a parcel with its own mail", async () => {
    const { id, slug, customerId } = inState("at_warehouse");
    const before = await show(id);
    expect(before.lines.length).toBeGreaterThan(2);
    const first = before.lines.find(
      (line: { shipped_quantity: number }) => line.shipped_quantity === 0,
    );
    const lineOf = (order: { lines: { position: number }[] }) =>
      order.lines.find(({ position }) => position === first.position);
    const ship = (input: object, number = postNumber("CT", 1234, "LT")) =>
      staff.call("/api/staff/orders/ship", {
        id,
        carrier: "Post",
        tracking_number: number,
        ...input,
      });
    const part = { lines: [{ position: first.position, quantity: 1 }] };
    for (const lines of [
      [{ position: first.position, quantity: first.quantity + 1 }],
      [{ position: 99, quantity: 1 }],
    ]) {
      expect((await ship({ lines })).body.message).toBe("office.orders.errors.not_there");
    }
    expect((await ship({ lines: [] })).status).toBe(422);
    expect((await ship(part)).body.order).toMatchObject({ status: "at_warehouse" });
    const between = await show(id);
    expect(between).toMatchObject({ status: "at_warehouse" });
    expect(between.shipments).toHaveLength(before.shipments.length + 1);
    expect(between.shipments.at(-1)).toMatchObject(part);
    expect(lineOf(between)).toMatchObject({ shipped_quantity: 1 });
    const seen = await app.services.orders.getMyOrder({ slug, customerId: customerId ?? 0 });
    const shown = seen && toOrderDetails(seen);
    expect(shown).toMatchObject({ status: "at_warehouse", is_part_shipped: true });
    expect(shown?.shipments.at(-1)?.items).toEqual([{ name: first.name, quantity: 1 }]);
    const mine = await app.services.orders.listMyOrders({ customerId: customerId ?? 0 });
    expect(mine.items.find((one) => one.slug === slug)).toMatchObject({ is_part_shipped: true });
    expect(between.mails.at(-1)).toMatchObject({ kind: "order-part-shipped" });
    expect((await lastAudit(id))?.action).toBe("order.ship");
    expect((await ship({}, postNumber("CT", 1235, "LT"))).body.order).toMatchObject({
      status: "shipped",
    });
    const after = await show(id);
    expect(after.shipments).toHaveLength(before.shipments.length + 2);
    const numbers = after.shipments.map((one: { tracking_number: string }) => one.tracking_number);
    expect(new Set(numbers).size).toBe(after.shipments.length);
    const left = after.lines.filter(
      (line: { quantity: number; shipped_quantity: number }) =>
        line.shipped_quantity < line.quantity,
    );
    expect(left).toEqual([]);
  });
});

describe("cancelling an order", () => {
  test("refunds a paid one and writes one audit row for two concurrent calls", async () => {
    const { id } = inState("paid");
    const cancel = () => staff.call("/api/staff/orders/cancel", { id });
    expect((await show(id)).can_cancel).toBe(true);
    const [one, other] = await Promise.all([cancel(), cancel()]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const after = await show(id);
    expect(after).toMatchObject({ can_cancel: false, can_refund: false });
    expect(after.timeline.some((step: { status: string }) => step.status === "cancelled")).toBe(
      true,
    );
    expect(after.refundable.left).toBe(0);
    const rows = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `order:${id}`), eq(auditLog.action, "order.cancel")));
    expect(rows).toHaveLength(1);
  });

  test("is possible while it is unpaid and refused once its goods are purchased", async () => {
    const { id } = inState("awaiting_payment");
    expect((await staff.call("/api/staff/orders/cancel", { id })).body.order.status).toBe(
      "cancelled",
    );
    const bought = await staff.call("/api/staff/orders/cancel", { id: inState("purchased").id });
    expect([bought.status, bought.body.message]).toEqual([409, "orders.errors.too_late"]);
  });
});

test("a refund later than ten minutes after the last login code asks for a new code", async () => {
  const { id } = inState("delivered");
  const { refundable } = await show(id);
  const [person] = await app.db
    .select()
    .from(customers)
    .where(eq(customers.email, "finance@cartage.example"));
  const finance = await staffBrowser(app, "finance");
  await app.db
    .update(officeSessions)
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(officeSessions.customerId, person?.id ?? 0));
  const refund = () =>
    finance.call("/api/staff/orders/refund", {
      id,
      key: "asked-again",
      lines: [],
      shipping: 0,
      other: 1,
      seen_left: refundable.left,
      way: "original",
      reason: "late",
    });
  const refused = await refund();
  expect([refused.status, refused.body.message]).toEqual([403, "office.errors.prove_again"]);
  expect((await show(id)).refundable.left).toBe(refundable.left);
  await finance.call("/api/office/prove/code", { code: DEMO_CODE });
  expect((await refund()).status).toBe(200);
});

describe("the delivery address", () => {
  const { id } = inState("purchased");
  const edit = (changes: object, seen: object, browser = support) =>
    browser.call("/api/staff/orders/edit", { id, seen, changes });

  test("can be edited field by field until shipping; a stale edit is refused", async () => {
    const { address } = await show(id);
    const saved = await edit({ city: "Kaunas" }, { city: address.city });
    expect(saved.body.delivery.city).toBe("Kaunas");
    const stale = await edit({ city: "Klaipėda" }, { city: address.city });
    expect([stale.status, stale.body.message]).toEqual([409, "office.errors.changed_meanwhile"]);
    expect(stale.body.conflict.fields).toMatchObject([{ field: "city", current: "Kaunas" }]);
    await edit({ first_name: "Rūta" }, { first_name: address.first_name });
    const after = await show(id);
    expect(after.address).toMatchObject({ city: "Kaunas", first_name: "Rūta" });
    expect(after.address.country_id).toBe(address.country_id);
    expect(after.changes.at(-1)).toMatchObject({ action: "order.edit", fields: ["firstName"] });
    const sent = inState("shipped");
    const late = { id: sent.id, seen: {}, changes: { city: "X" } };
    const refused = await support.call("/api/staff/orders/edit", late);
    expect(refused.body.message).toBe("office.orders.errors.shipped_already");
  });

  test.each([
    { city: "" },
    { email: "nobody" },
    { first_address: "x".repeat(201) },
    { first_name: 5 },
  ])("cannot be changed to %j", async (changes) => {
    expect((await edit(changes, {})).status).toBe(422);
  });
});

test("staff can resend only the mails that fit the order's status, with an audit row", async () => {
  const { id } = inState("shipped");
  expect((await show(id)).can_mail).toEqual(["paid", "step"]);
  const send = (kind: string) => support.call("/api/staff/orders/mail", { id, kind });
  expect((await send("paid")).status).toBe(200);
  expect((await send("placed")).body.message).toBe("office.orders.errors.no_mail");
  expect((await send("spam")).status).toBe(422);
  const [mail] = await app.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(mail).toMatchObject({ kind: "order-paid", record: `order:${id}` });
  expect((await lastAudit(id))?.action).toBe("order.mail");
});

test("a bulk step moves each order separately and lists the refused ones", async () => {
  const ready = inState("purchased").id;
  const not = inState("delivered").id;
  const ids = [ready, not, 999_999_999, ready];
  const { body } = await staff.call("/api/staff/orders/bulk", { ids, to: "at_warehouse" });
  expect(body.moved).toEqual([ready]);
  expect(body.refused).toMatchObject([
    { id: not, message: "orders.errors.step" },
    { id: 999_999_999, message: "errors.not_found" },
  ]);
  const many = { ids: Array.from({ length: 201 }, (_, at) => at + 1), to: "purchased" };
  expect((await staff.call("/api/staff/orders/bulk", many)).status).toBe(422);
});

describe("the CSV file of an order filter", () => {
  const file = async (browser: typeof staff, filter: object | string) => {
    const text = typeof filter === "string" ? filter : JSON.stringify(filter);
    const response = await browser.get(`/api/staff/orders/csv?filter=${encodeURIComponent(text)}`);
    return { status: response.status, text: await response.text() };
  };

  test("has every matching row, and names only for roles whose access is logged", async () => {
    await app.db
      .update(orders)
      .set({ email: "=cmd|' /C calc'!A0" })
      .where(eq(orders.id, all[0]?.id ?? 0));
    const plain = await file(staff, {});
    expect(plain.status).toBe(200);
    expect(plain.text.trim().split("\r\n")).toHaveLength(all.length + 1);
    expect(plain.text).not.toContain("@cartage.example");
    const whole = await file(owner, {});
    expect(whole.text).toContain("@cartage.example");
    expect(whole.text).toContain(`,'=cmd|' /C calc'!A0`);
    const some = await file(staff, { state: ["paid"], total_above: 50 });
    expect(some.text).not.toContain("delivered");
    const rows = await app.db.select().from(accessLog).where(eq(accessLog.what, "orders.csv"));
    expect(rows).toHaveLength(1);
  });

  test.each(["", "x", "[]", '{"state":["lost"]}', `{"query":"${"x".repeat(101)}"}`])(
    "is refused for the filter %s",
    async (filter) => {
      expect((await file(staff, filter)).status).toBe(422);
    },
  );
});

test("invoices of many orders are one PDF, limited by role and written to the access log", async () => {
  const some = all.filter(({ status }) => status === "delivered").slice(0, 3);
  const open = (ids: readonly (number | string)[], browser = staff) =>
    browser.get(`/api/staff/invoices/of-orders?ids=${ids.join(",")}`);
  const ids = some.map(({ id }) => id);
  const file = await open([...ids, 999_999_999]);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const text = textOf(Buffer.from(await file.arrayBuffer()));
  for (const id of ids) {
    const { papers } = await show(id);
    expect(papers.length).toBeGreaterThan(0);
    for (const { number } of papers) expect(text).toContain(number);
  }
  const looks = await app.db.select().from(accessLog).where(eq(accessLog.what, "invoices.pdf"));
  expect(looks).toMatchObject([{ customerId: null }]);
  expect((await open(ids, warehouse)).status).toBe(404);
  expect((await open([999_999_999])).status).toBe(404);
  for (const wrong of [["x"], ["1,"], Array(101).fill(1)]) {
    expect((await open(wrong)).status).toBe(422);
  }
});

test("only staff of the order's site can open its invoices", async () => {
  const { id, siteId } = inState("delivered");
  const { papers } = await show(id);
  const open = (browser: typeof staff, slug: string) =>
    browser.get(`/api/staff/invoices/pdf/${slug}`);
  const pdf = await open(staff, papers[0].id);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const looks = () => app.db.select().from(accessLog).where(eq(accessLog.what, "invoice"));
  const look = { customerId: inState("delivered").customerId, record: expect.any(String) };
  expect(await looks()).toMatchObject([look]);
  expect((await open(staff, papers[0].id)).status).toBe(200);
  expect((await open(warehouse, papers[0].id)).status).toBe(404);
  expect(await looks()).toHaveLength(1);
  expect((await open(staff, "x".repeat(20))).status).toBe(404);
  const [person] = await app.db
    .select()
    .from(customers)
    .where(eq(customers.email, "finance@cartage.example"));
  const elsewhere = all.find((one) => one.siteId !== siteId)?.siteId ?? 0;
  await app.db
    .update(staffRoles)
    .set({ siteIds: [elsewhere] })
    .where(eq(staffRoles.customerId, person?.id ?? 0));
  const other = await staffBrowser(app, "finance");
  expect((await open(other, papers[0].id)).status).toBe(404);
  const calls: [string, object][] = [
    ["/api/staff/orders/refund", { id, ...REFUND }],
    ["/api/staff/orders/show", { id }],
  ];
  for (const [path, input] of calls) expect((await other.call(path, input)).status).toBe(404);
});

const REFUND = {
  key: "12345678",
  lines: [],
  shipping: 0,
  other: 1,
  seen_left: 1,
  way: "original",
  reason: "other",
};

test("a refund over HTTP validates its input, runs once and appears in the order", async () => {
  const { id } = inState("delivered", 1);
  const { left } = (await show(id)).refundable;
  const send = (changes: object, browser = staff) =>
    browser.call("/api/staff/orders/refund", { id, ...REFUND, seen_left: left, ...changes });
  const bad = [
    { other: -1 },
    { other: 0.001 },
    { other: "1" },
    { seen_left: undefined },
    { seen_left: -1 },
    { key: "short" },
    { way: "cash" },
    { reason: "" },
    { remark: "x".repeat(501) },
    { lines: [{ position: 0, quantity: 0, amount: 1, restock: true }] },
    { lines: [{ position: 0, quantity: 1, amount: 1 }] },
  ];
  for (const changes of bad) expect((await send(changes)).status).toBe(422);
  const tooMuch = await send({ other: 100_000 });
  expect([tooMuch.status, tooMuch.body.message]).toEqual([
    409,
    "office.orders.errors.refund_too_much",
  ]);
  expect((await send({}, support)).status).toBe(404);
  expect((await send({ seen_left: left - 1 })).body.message).toBe(
    "office.orders.errors.refund_changed",
  );
  const [one, other] = await Promise.all([send({ other: 2.5 }), send({ other: 2.5 })]);
  expect(one.body.refund).toEqual(other.body.refund);
  const { refunds } = await show(id);
  expect(refunds).toMatchObject([{ amount: 2.5, way: "original", reason: "other" }]);
});
