import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { faultyShop, seededRandom } from "./fixtures/faulty-shop.ts";
import { buyStubbornly, type Wares } from "./fixtures/stubborn-buyer.ts";
import { testApp } from "./fixtures/test-app.ts";

/** `npm run test:faults` is the long form. */
const isLong = process.env.FAULTS === "long";
const { kills, buyers, atOnce } = isLong
  ? { kills: 20, buyers: 200, atOnce: 12 }
  : { kills: 2, buyers: 12, atOnce: 6 };
const PATIENCE_MS = isLong ? 3_600_000 : 600_000;
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

const database = await testDatabase();
const { db } = database;

async function figures<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  const { rows } = await db.execute<Row>(query);
  return rows;
}

async function findWares() {
  const [goods] = await figures<Wares>(sql`
    update variants set stock = 100000 where id = (
      select v.id from variants v join products p on p.id = v.product_id
      where v.stock >= 5 and p.seller_id is null
        and not exists (select from product_sites s where s.product_id = p.id)
      order by v.id limit 1)
    returning product_id, id as variant_id`);
  if (!goods) throw new Error("There is nothing to buy");
  return goods;
}

test(
  `killed ${kills} times across ${buyers} checkouts: every payment has its order, every order its goods (FAULTS_SEED=${seed})`,
  async () => {
    const random = seededRandom(seed);
    const wares = await findWares();
    const shop = await faultyShop({ database, kills, random });
    onTestFinished(() => shop.sandbox.close());
    const waiting = Array.from({ length: buyers }, (_, at) => at);
    const buyer = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        await buyStubbornly(shop, { at, wares, random });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, buyer));
    await shop.isUp();
    await shop.stop();
    expect(shop.killsLeft()).toBe(0);

    // As time goes by: what nobody told us is asked for, what is unwanted goes back.
    const { services } = await testApp({}, async () => database, { sandbox: shop.sandbox });
    for (const _time of [1, 2]) {
      await db.execute(sql`update payments set created_at = created_at - interval '30 minutes',
      looked_up_at = looked_up_at - interval '30 minutes'`);
      await db.execute(sql`update refunds set tried_at = tried_at - interval '5 minutes'`);
      await services.payments.sweepPayments();
    }
    const orders = await figures<{ status: string; email: string; paid: string; lost: string }>(sql`
    select o.status, o.email, (select count(*) from payments p where p.kind = 'order'
        and p.subject_id = o.slug and p.status = 'succeeded') as paid,
      (select count(*) from payments p where p.kind = 'order' and p.subject_id = o.slug
        and p.status = 'succeeded' and p.amount_cents <> o.due_cents + o.fee_cents) as lost
    from orders o where o.email like 'buyer-%' order by o.email`);
    expect(orders).toHaveLength(buyers);
    expect(new Set(orders.map(({ email }) => email)).size).toBe(buyers);
    expect(orders.filter(({ status }) => status !== "paid")).toEqual([]);
    expect(orders.filter(({ paid, lost }) => paid !== "1" || lost !== "0")).toEqual([]);

    const [stock] = await figures<{ left: number; sold: string }>(sql`
    select v.stock as left, (select sum(l.quantity) from order_lines l join orders o
      on o.id = l.order_id where l.variant_id = v.id and o.email like 'buyer-%') as sold
    from variants v where v.id = ${wares.variant_id}`);
    expect((stock?.left ?? 0) + Number(stock?.sold)).toBe(100_000);
    const [ledger] = await figures<{ sum: string }>(
      sql`select coalesce(sum(amount_cents), 0) as sum from ledger_entries`,
    );
    expect(ledger?.sum).toBe("0");
    const [bills] = await figures<{ holes: string }>(sql`
    select max(number) - count(*) as holes from invoices where site_id = 1`);
    expect(bills?.holes).toBe("0");
  },
  PATIENCE_MS,
);
