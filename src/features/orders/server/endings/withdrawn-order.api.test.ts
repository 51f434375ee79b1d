import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#features/mail/server/mail.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { type OrderStatus, orderNumber } from "../../domain/order-status.ts";
import { orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");

/** An order that its customer withdrew from. */
async function withdrawn(status: OrderStatus) {
  const isAt = and(eq(orders.status, status), eq(orders.kind, "shop"));
  const found = await app.db.select().from(orders).where(isAt).orderBy(orders.id);
  const order = found.find(({ withdrawnAt }) => withdrawnAt === null);
  if (!order) throw new Error(`The demo has no order that is ${status}`);
  expect(await app.services.orders.withdrawOrder({ orderId: order.id })).toMatchObject({
    ok: true,
  });
  return order;
}

const show = async (id: number) => (await staff.call("/api/staff/orders/show", { id })).body.order;
const tasksOf = async (id: number, browser = staff): Promise<string[]> => {
  const { tasks } = (await browser.call("/api/staff/tasks/list", {})).body;
  return tasks
    .map(({ key }: { key: string }) => key)
    .filter((key: string) => key.endsWith(`:order:${id}`));
};

test("a withdrawn order at the warehouse is a task and cannot be shipped", async () => {
  const { id } = await withdrawn("at_warehouse");
  expect(await tasksOf(id)).toEqual([`withdrawn:order:${id}`]);
  expect(await tasksOf(id, finance)).toEqual([`withdrawn:order:${id}`]);
  expect(await tasksOf(id, warehouse)).toEqual([]);
  const before = await show(id);
  expect(before).toMatchObject({ withdrawn_at: expect.any(String), steps: [], clock: null });
  const { body } = await staff.call("/api/staff/orders/list", { query: orderNumber(id) });
  expect(body.orders).toMatchObject([{ id, withdrawn_at: before.withdrawn_at, clock: null }]);
  const sent = await app.db.$count(mails);
  const parcel = { carrier: "Post", tracking_number: "RR123456785LT" };
  for (const input of [{}, parcel]) {
    const refused = await warehouse.call("/api/staff/orders/ship", { id, ...input });
    expect([refused.status, refused.body.message]).toEqual([409, "office.orders.errors.withdrawn"]);
  }
  const after = await show(id);
  expect(after).toMatchObject({ status: "at_warehouse", shipments: before.shipments });
  expect(await app.db.$count(mails)).toBe(sent);
});

test("a withdrawn order cannot be received after its purchase, alone or in bulk", async () => {
  const { id } = await withdrawn("purchased");
  const moved = await warehouse.call("/api/staff/orders/move", { id, to: "at_warehouse" });
  expect([moved.status, moved.body.message]).toEqual([409, "office.orders.errors.withdrawn"]);
  const bulk = await staff.call("/api/staff/orders/bulk", { ids: [id], to: "at_warehouse" });
  expect(bulk.body).toMatchObject({
    moved: [],
    refused: [{ id, message: "office.orders.errors.withdrawn" }],
  });
  expect(await show(id)).toMatchObject({ status: "purchased" });
  const listed = async (withdrawn: boolean) => {
    const asked = { state: ["purchased"], withdrawn };
    const { body: found } = await staff.call("/api/staff/orders/list", asked);
    return found.orders.map((order: { id: number }) => order.id);
  };
  expect(await listed(true)).toContain(id);
  expect(await listed(false)).not.toContain(id);
});

test("a refund with the reason “withdrawn” closes the task", async () => {
  const { id } = await withdrawn("delivered").catch(() => withdrawn("shipped"));
  expect(await tasksOf(id)).toEqual([`withdrawn:order:${id}`]);
  const { refundable } = await show(id);
  const refunded = await finance.call("/api/staff/orders/refund", {
    id,
    key: `withdrawn-${id}`,
    lines: [],
    shipping: 0,
    other: 1,
    seen_left: refundable.left,
    way: "original",
    reason: "withdrawn",
  });
  expect(refunded.status).toBe(200);
  expect(await tasksOf(id)).toEqual([]);
});

test("a withdrawn order that was already shipped can take its next steps", async () => {
  const { id } = await withdrawn("shipped");
  const { steps } = await show(id);
  expect(steps).toContain("in_customs");
  const moved = await staff.call("/api/staff/orders/move", { id, to: "in_customs" });
  expect(moved.body.order).toMatchObject({ status: "in_customs" });
});
