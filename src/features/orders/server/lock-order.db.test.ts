import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Transaction } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { FEE_TYPES } from "#features/payments/domain/payment-fee.ts";
import { openOrders } from "./fixtures/orders.ts";
import { releaseOrder } from "./holds/hold-order.ts";
import { lockOrder } from "./lock-order.ts";
import type { OrderDraft } from "./order-draft.ts";
import { ordersPersonalData } from "./orders.personal-data.ts";
import { type Order, selectOrder } from "./orders.repository.ts";
import { settleOrder } from "./payment/settle-order.ts";
import { promotions } from "./promotions/promotions.tables.ts";

const TIMEOUT_MS = 60_000;
const { db } = await testDatabase();
const { orderDeps, place, goods, customer } = openOrders(db);

let codes = 0;
async function newPromotion() {
  const code = `LOCK${++codes}`;
  const values = { code, amount: 100, type: FEE_TYPES.fixed };
  const [promotion] = await db.insert(promotions).values(values).returning();
  return { id: promotion?.id ?? 0, code };
}
async function placed(changes: Partial<OrderDraft>): Promise<Order> {
  const result = await place(changes);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const lockPromotion = (tx: Transaction, { id }: { id: number }) =>
  tx.execute(sql`select from promotions where id = ${id} for update`);
/** Fails at once if another transaction holds the lock. */
const lockStockNow = (tx: Transaction, { variantId }: { variantId: number }) =>
  tx.execute(sql`select from variants where id = ${variantId} for update nowait`);
const isSomeoneWaiting = async () => {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};
const untilSomeoneWaits = () =>
  vi.waitUntil(isSomeoneWaiting, { timeout: TIMEOUT_MS / 2, interval: 20 });

/** During the work, somebody who orders has locked the promotion and takes the stock next. */
async function besidePlacing(
  taken: { promotion: { id: number }; line: { variantId: number } },
  work: () => Promise<unknown>,
): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await lockPromotion(tx, taken.promotion);
    done = work();
    await untilSomeoneWaits();
    await lockStockNow(tx, taken.line);
  });
  await done;
}

test("a payment for goods that are gone locks the promotion before the stock", async () => {
  const promotion = await newPromotion();
  const line = await goods(1);
  const order = await placed({ lines: [line], promotionCode: promotion.code });
  await inTransaction(db, (tx) => releaseOrder(orderDeps, tx, order));
  await placed({ lines: [line] });
  await besidePlacing({ promotion, line }, () =>
    inTransaction(db, async (tx) => {
      const locked = (await lockOrder(orderDeps, tx, order.id)) as Order;
      return settleOrder(orderDeps, tx, locked, { feeCents: 0 });
    }),
  );
  expect((await selectOrder(db, { id: order.id }))?.status).toBe("cancelled");
});

test("erasing a customer with two unpaid orders locks promotions before the stock", async () => {
  const promotion = await newPromotion();
  const [line, other] = [await goods(5), await goods(5)];
  const customerId = await customer();
  // If the orders were locked one by one, the newest would come first.
  const both = [
    await placed({ customerId, lines: [other], promotionCode: promotion.code }),
    await placed({ customerId, lines: [line] }),
  ];
  const person = { customerId, email: "", firstName: "", lastName: "", phoneNumber: "" };
  await besidePlacing({ promotion, line }, () =>
    inTransaction(
      db,
      (tx) => ordersPersonalData(orderDeps).erase?.(tx, person, () => {}) ?? Promise.reject(),
    ),
  );
  for (const { id } of both) {
    expect(await selectOrder(db, { id })).toMatchObject({ status: "cancelled", email: null });
  }
});
