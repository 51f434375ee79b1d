import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import type { Transaction } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import type { LineGoods } from "#features/catalogue/domain/line-goods.ts";
import { openOrders } from "#features/orders/server/fixtures/orders.ts";
import { releaseOrder } from "#features/orders/server/holds/hold-order.ts";
import { lockOrder } from "#features/orders/server/lock-order.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import { ordersPersonalData } from "#features/orders/server/orders.personal-data.ts";
import { orders as orderRows } from "#features/orders/server/orders.tables.ts";
import { bindOrders, type Orders, type OrderUseCaseDeps } from "#features/orders/server/orders.ts";
import { refundOrder } from "#features/orders/server/payment/order-payable.ts";
import { settleOrder } from "#features/orders/server/payment/settle-order.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { OrderUpdate, SendResult } from "#ports/order-updates.ts";
import { bindMarketing } from "./marketing.ts";

const { db } = await testDatabase();
const shop = openOrders(db);

const jobs: { stepId: number }[] = [];
const heard: OrderUpdate[] = [];
const problems: object[] = [];
const outside = {
  hasKey: true,
  seller: null as string | null,
  answer: async (): Promise<SendResult> => ({ ok: true }),
};
const tell = async (news: OrderUpdate) => {
  heard.push(news);
  return outside.answer();
};
const marketing = bindMarketing({
  liveAgentAccount: null,
  findAdapter: () => (outside.hasKey ? { send: tell } : undefined),
  findSite: () => ({ ...shop.site, conversionRate: 2 }),
  enqueue: async (_tx, job) => {
    jobs.push(job);
  },
  readStep: (id) => orders.readStep(id),
  listLineGoods: async (_at, lines) =>
    new Map(
      lines.map(({ variantId }) => [variantId ?? 0, { seller: outside.seller } as LineGoods]),
    ),
  originOf: () => "https://shop.example",
  reportProblem: (problem, details) => problems.push({ problem, ...details }),
});
const handedOver = {
  carrier: "line",
  trackingNumber: "RB123456785GB",
  startTracking: async () => {},
};
const deps: OrderUseCaseDeps = {
  ...shop.orderDeps,
  onStep: marketing.enqueueOrderUpdate,
  registerShipment: async () => ({ ok: true, value: handedOver }),
};
const orders: Orders = bindOrders(deps);

afterEach(() => {
  for (const list of [jobs, heard, problems]) list.length = 0;
  Object.assign(outside, { hasKey: true, seller: null, answer: async () => ({ ok: true }) });
});

async function place(changes: Partial<OrderDraft> = {}) {
  const draft = { lines: [await shop.goods(5)], agreedToMarketing: true, ...changes };
  const placed = await inTransaction(db, (tx) => orders.placeOrder(tx, shop.draft(draft)));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}
type Placed = Awaited<ReturnType<typeof place>>;

/** Runs with the order locked, as payments do. */
const work = <Value>({ id }: Placed, act: (tx: Transaction, order: Placed) => Promise<Value>) =>
  inTransaction(db, async (tx) => act(tx, (await lockOrder(deps, tx, id)) as Placed));
const pay = (order: Placed, feeCents = 0) =>
  work(order, (tx, now) => settleOrder(deps, tx, now, { feeCents }));
const refund = (order: Placed) => work(order, (tx, now) => refundOrder(deps, tx, now));
const cancel = ({ id }: Placed) => orders.cancelOrder({ orderId: id, actor: { kind: "system" } });

async function runJobs() {
  for (const job of jobs.splice(0)) await marketing.sendOrderUpdate(job);
  return heard.map(({ kind }) => kind);
}

describe("a paid order", () => {
  test("is reported once in dollars, with the wallet's part and the payment fee", async () => {
    const line = await shop.goods(5, 1999);
    const customerId = await shop.customer(1000);
    const lines = [{ ...line, quantity: 2 }];
    const order = await place({ lines, customerId, balanceCents: 1000, language: "lt" });
    expect(jobs).toEqual([]);
    await pay(order, 100);
    expect(jobs).toEqual([{ stepId: expect.any(Number) }]);
    expect(await runJobs()).toEqual(["placed"]);
    const paid = await orders.readOrder(order.id);
    // 39.98 for the products, 9.00 and 2.99 for shipping, 1.00 for the payment: 52.97 €, at 2 dollars per euro.
    expect(heard[0]).toMatchObject({
      number: `QU${order.id}`,
      email: "guest@example.com",
      currency: "USD",
      total: 105.94,
      items: [
        {
          ...{ id: String(line.productId), sku: line.sku, price: 39.98, quantity: 2 },
          url: "https://shop.example/lt/p/thing",
        },
      ],
    });
    const apart = Math.abs(Number(heard[0]?.at) - Number(paid?.order.paidAt));
    expect(apart).toBeLessThan(60_000);
  });

  test("with a seller's products is reported with their URLs", async () => {
    outside.seller = "kite";
    await pay(await place());
    await runJobs();
    expect(heard[0]?.items).toMatchObject([
      { url: "https://shop.example/en/market/product/thing" },
    ]);
  });

  test("in dollars is reported at the rate stored with it", async () => {
    const lines = [await shop.goods(5, 1999)];
    await pay(await place({ lines, currency: "USD", rate: 1.5 }));
    await runJobs();
    // 19.99, 9.00 and 2.99 €, each multiplied by 1.5 and rounded as shown to the customer
    expect(heard[0]).toMatchObject({ total: 47.98, items: [{ price: 29.99 }] });
  });

  test("is reported identically when its job runs again", async () => {
    await pay(await place());
    const [job = { stepId: 0 }] = jobs;
    await marketing.sendOrderUpdate(job);
    await marketing.sendOrderUpdate(job);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
  });
});

describe("an order update is not sent", () => {
  test.each([false, undefined])("if agreedToMarketing is %j", async (agreedToMarketing) => {
    await pay(await place({ agreedToMarketing }));
    expect(jobs).toEqual([]);
  });

  test("if Klaviyo has no key", async () => {
    outside.hasKey = false;
    await pay(await place());
    expect(jobs).toEqual([]);
  });

  test("once the key has been removed", async () => {
    await pay(await place());
    outside.hasKey = false;
    expect(await runJobs()).toEqual([]);
  });

  test("once the buyer has been erased", async () => {
    const customerId = await shop.customer();
    const order = await place({ customerId });
    await pay(order);
    const names = { firstName: "", lastName: "", phoneNumber: "" };
    const person = { customerId, email: "guest@example.com", ...names };
    await inTransaction(db, async (tx) => ordersPersonalData(deps).erase?.(tx, person, () => {}));
    const [row] = await db.select().from(orderRows).where(eq(orderRows.id, order.id));
    expect(row).toMatchObject({ email: null, agreedToMarketing: false });
    expect(await runJobs()).toEqual([]);
  });

  test.each([
    ["its customer", async () => ({ customerId: await shop.customer() })],
    ["its browser", async () => ({ visitorHash: randomBytes(32) })],
  ])("for an order whose consent %s withdraws", async (_who, make) => {
    const nobody = { customerId: undefined, visitorHash: undefined };
    const buyer = { ...nobody, ...(await make()) };
    const { customerId = null, visitorHash } = buyer;
    const order = await place({ customerId, visitorHash, utm: { utm_source: "mail" } });
    const other = await place();
    for (const one of [order, other]) await pay(one);
    await orders.withdrawOrderConsent(buyer);
    // It was paid before, but not reported yet.
    expect(await runJobs()).toEqual(["placed"]);
    expect(heard[0]).toMatchObject({ number: `QU${other.id}` });
    await refund(order);
    expect(jobs).toEqual([]);
    const [row] = await db.select().from(orderRows).where(eq(orderRows.id, order.id));
    expect(row).toMatchObject({ status: "refunded", agreedToMarketing: false, utm: null });
    await orders.withdrawOrderConsent({ customerId: undefined, visitorHash: undefined });
    await refund(other);
    expect(await runJobs()).toEqual(["placed", "refunded"]);
  });

  test("for an order that was never paid, or paid too late", async () => {
    await cancel(await place());
    const late = await place();
    await work(late, (tx, now) => releaseOrder(deps, tx, now));
    await db.execute(sql`update variants set stock = 0 where id in
      (select variant_id from order_lines where order_id = ${late.id})`);
    expect((await pay(late)).order.status).toBe("cancelled");
    await refund(late);
    expect(jobs).toEqual([]);
  });
});

describe("later updates of a paid order", () => {
  test("report its shipment and its refund", async () => {
    const order = await place();
    await pay(order);
    const orderId = order.id;
    await orders.moveOrder({ actor: COMMAND_LINE, orderId, to: "purchased" });
    await orders.moveOrder({ actor: COMMAND_LINE, orderId, to: "at_warehouse" });
    expect((await orders.shipOrder({ actor: COMMAND_LINE, orderId })).ok).toBe(true);
    await refund(order);
    expect(await runJobs()).toEqual(["placed", "fulfilled", "refunded"]);
    expect(new Set(heard.map(({ number }) => number)).size).toBe(1);
  });

  test("report its cancellation once", async () => {
    const order = await place();
    await pay(order);
    await cancel(order);
    await cancel(order);
    expect(await runJobs()).toEqual(["placed", "cancelled"]);
  });
});

describe("a failing service", () => {
  test("makes the job fail, so that it is retried", async () => {
    await pay(await place());
    outside.answer = () => Promise.reject(new Error("Klaviyo answered 500"));
    await expect(runJobs()).rejects.toThrow("500");
    expect(problems).toEqual([]);
  });

  test("that refuses an update is reported as a problem without a retry", async () => {
    const order = await place();
    await pay(order);
    outside.answer = async () => ({ ok: false, problem: "Klaviyo answered 400" });
    await runJobs();
    expect(problems).toMatchObject([
      { order: order.id, kind: "placed", problem: "Klaviyo answered 400" },
    ]);
  });
});
