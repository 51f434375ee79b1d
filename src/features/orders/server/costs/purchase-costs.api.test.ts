import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { variants } from "#features/catalogue/server/products.tables.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { orderLines, orders } from "../orders.tables.ts";

const app = await testApp();
const staff = await staffBrowser(app, "orders");
const support = await staffBrowser(app, "support");
const paid = await app.db
  .select()
  .from(orders)
  .where(and(eq(orders.status, "paid"), eq(orders.kind, "shop")))
  .orderBy(orders.id);

const show = async (id: number) => (await staff.call("/api/staff/orders/show", { id })).body.order;
const paidAt = (at: number) => {
  const found = paid[at];
  if (!found) throw new Error("The demo has too few paid orders");
  return found;
};

test("a purchase stores its costs, and its undo restores the earlier costs", async () => {
  const { id } = paidAt(1);
  const buy = (costs: object[]) => staff.call("/api/staff/orders/purchase", { id, costs });
  const costsOf = async () =>
    (await show(id)).lines.map(({ cost }: { cost: number | null }) => cost);
  await app.db.update(orderLines).set({ costCents: null }).where(eq(orderLines.orderId, id));
  const isFirst = and(eq(orderLines.orderId, id), eq(orderLines.position, 0));
  await app.db.update(orderLines).set({ costCents: 70_554 }).where(isFirst);
  const before = await costsOf();
  expect(before[0]).toBe(705.54);
  expect((await buy([{ position: 0, cost: -1 }])).status).toBe(422);
  const all = before.map((_: unknown, position: number) => ({ position, cost: 12.34 }));
  expect((await buy(all)).body.order.status).toBe("purchased");
  expect(await costsOf()).toEqual(before.map(() => 12.34));
  expect((await staff.call("/api/staff/orders/undo", { ids: [id] })).body.moved).toEqual([id]);
  expect((await show(id)).status).toBe("paid");
  expect(await costsOf()).toEqual(before);
});

test("a bulk purchase takes costs from the catalogue and leaves unknown ones empty", async () => {
  const { id } = paidAt(2);
  const isFirst = and(eq(orderLines.orderId, id), eq(orderLines.position, 0));
  const [line] = await app.db.select().from(orderLines).where(isFirst);
  await app.db.update(orderLines).set({ costCents: null }).where(eq(orderLines.orderId, id));
  const setCost = (costCents: number | null) =>
    app.db
      .update(variants)
      .set({ costCents })
      .where(eq(variants.id, line?.variantId ?? 0));
  const costsOf = async () =>
    (await show(id)).lines.map(({ cost }: { cost: number | null }) => cost);
  const unknown = async (browser = staff) =>
    (await browser.call("/api/staff/orders/unknown-costs", { ids: [id] })).body.orders;
  const move = () => staff.call("/api/staff/orders/bulk", { ids: [id], to: "purchased" });
  const undo = () => staff.call("/api/staff/orders/undo", { ids: [id] });
  await setCost(null);
  expect(await unknown()).toEqual([id]);
  await move();
  expect((await costsOf())[0]).toBe(null);
  await undo();
  await setCost(431);
  expect((await show(id)).lines[0].usual_cost).toBe(4.31);
  await move();
  expect((await costsOf())[0]).toBe(4.31);
  await undo();
  expect((await costsOf())[0]).toBe(null);
  const refused = await support.call("/api/staff/orders/unknown-costs", { ids: [id] });
  expect(refused.status).toBe(404);
});
