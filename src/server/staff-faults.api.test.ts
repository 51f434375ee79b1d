import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { runStaffCommand } from "./commands/staff-command.ts";
import { faultyShop } from "./fixtures/nodes/faulty-shop.ts";
import { httpVisitor } from "./fixtures/nodes/http-visitor.ts";
import { placeTestOrder } from "./fixtures/purchases/place-test-order.ts";
import type { FaultyShop } from "./fixtures/purchases/stubborn-buyer.ts";
import { seededRandom } from "./fixtures/seeded-random.ts";
import { testApp } from "./fixtures/test-app.ts";

/** `npm run test:faults` runs the long form. */
const isLong = process.env.FAULTS === "long";
const { kills, orders } = isLong ? { kills: 100, orders: 1500 } : { kills: 2, orders: 40 };
const AT_ONCE = 8;
const TIMEOUT_MS = isLong ? 3_600_000 : 600_000;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
const STEPS = ["purchased", "at_warehouse"] as const;

const database = await testDatabase();
const { db } = database;

/** Places orders that are paid and wait for staff. */
async function placePaidOrders(): Promise<number[]> {
  const app = await testApp({}, async () => database);
  const ids: number[] = [];
  await db.execute(sql`update variants set stock = 100000`);
  for (let at = 0; at < orders; at += 1) {
    const email = `staff-fault-${at}@example.com`;
    ids.push((await placeTestOrder(app, undefined, { email })).id);
  }
  await db.execute(sql`update orders set status = 'paid', paid_at = now()
    where email like 'staff-fault-%'`);
  return ids;
}

/** A staff member who repeats each request until the shop answers. */
async function stubbornStaff(shop: FaultyShop) {
  const email = "stubborn@example.com";
  const deps = { db, reportSecurityEvent: async () => {} };
  const printed = await runStaffCommand(deps, ["add", email, "--role", "owner"]);
  const ask = httpVisitor(shop.origin, "10.9.9.9");
  await ask("/api/office/login", { email, password: /: (\S+)$/.exec(printed)?.[1] });
  const own = await ask("/api/office/password", { password: "a password of my own" });
  expect(own.status).toBe(200);
  return async (target: string, body: object): Promise<number> => {
    for (;;) {
      shop.note();
      const status = await ask(target, body).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status > 0 && status < 500) return status;
      await shop.isUp();
    }
  };
}

test.runIf(isFullRun)(
  `after ${kills} crashes while staff write, changes and audit rows agree (FAULTS_SEED=${seed})`,
  async () => {
    const ids = await placePaidOrders();
    const shop = await faultyShop({ database, kills, random: seededRandom(seed) });
    onTestFinished(() => shop.sandbox.close());
    const call = await stubbornStaff(shop);
    const waiting = [...ids];
    const worker = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        // 409 means that the step was done, but its response was lost when the server died.
        for (const to of STEPS)
          expect([200, 409]).toContain(await call("/api/staff/orders/move", { id, to }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await shop.isUp();
    await shop.stop();
    expect(shop.killsLeft()).toBe(0);
    const { rows } = await db.execute<Record<"status" | "history" | "audit", string>>(sql`
      select o.status,
        (select count(*) from order_history h where h.order_id = o.id
          and h.status in ('purchased', 'at_warehouse')) as history,
        (select count(*) from audit_log a where a.subject = 'order:' || o.id) as audit
      from orders o where o.email like 'staff-fault-%'`);
    expect(rows).toHaveLength(orders);
    const right = { status: "at_warehouse", history: "2", audit: "2" };
    expect(rows.filter((row) => JSON.stringify(row) !== JSON.stringify(right))).toEqual([]);
  },
  TIMEOUT_MS,
);
