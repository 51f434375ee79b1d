import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { checkLedger } from "#features/wallet/server/check-ledger.ts";

const { db } = await testDatabase();

/** Each statement selects what must not exist: rows where two of the demo's books differ. */
const none = async (statement: ReturnType<typeof sql>) =>
  expect((await db.execute(statement)).rows).toEqual([]);
const anyOf = async (statement: ReturnType<typeof sql>) =>
  expect((await db.execute(statement)).rows).not.toEqual([]);

test("the ledger of every demo wallet adds up, and refunds of orders exist", async () => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct customer_id::int as id from ledger_accounts`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { id: customerId } of rows) {
    expect(await checkLedger({ db }, { customerId })).toMatchObject({ agrees: true });
  }
  await anyOf(sql`select from ledger_transactions where kind = 'refund' and rel_type = 0`);
});

test("wallet entries refer to existing orders, parcels and invoices of the same customer", async () => {
  await none(sql`select t.id, t.rel_type, t.rel_id from ledger_transactions t
    where t.rel_type = 0 and not exists (select from orders o
      where o.id = t.rel_id and o.slug = t.quote_slug and o.customer_id = t.customer_id)
    or t.rel_type = 1 and not exists (select from forward_requests r
      where r.id = t.rel_id and r.customer_id = t.customer_id)
    or t.rel_type = 4 and not exists (select from invoices i
      join invoice_bills b on b.invoice_id = i.id
      where i.id = t.rel_id and i.customer_id = t.customer_id)`);
});

test("the wallet amount of an order matches its wallet entries, and refunds are returned", async () => {
  await none(sql`select o.id, o.status, o.balance_cents, w.change from orders o
    left join lateral (select coalesce(sum(e.amount_cents), 0) as change
      from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet'
      where t.rel_type = 0 and t.rel_id = o.id) w on true
    where w.change <> case when o.status in ('cancelled', 'expired', 'refunded') then 0
      else -o.balance_cents end`);
  await anyOf(sql`select from orders where balance_cents > 0 and status = 'refunded'`);
});

test("payments, wallet amounts and invoices of every paid order and parcel agree", async () => {
  await none(sql`select o.id, o.due_cents, p.paid from orders o
    left join lateral (select coalesce(sum(amount_cents), 0) as paid,
        coalesce(sum(refunded_cents), 0) as back from payments
      where kind = 'order' and subject_id = o.slug) p on true
    where o.paid_at is not null and (p.paid <> o.due_cents + o.fee_cents
      or (o.status = 'refunded') <> (p.back = p.paid and p.paid > 0))`);
  await none(sql`select o.id from orders o
    left join invoices i on i.subject_kind = 'order' and i.subject_id = o.id and i.credits_id is null
    where o.paid_at is not null and (i.id is null
      or i.total_cents <> o.due_cents + o.fee_cents + (i.content ->> 'fromBalanceCents')::int
      or o.currency = 'EUR' and (i.content ->> 'fromBalanceCents')::int <> o.balance_cents)`);
  await none(sql`select o.id from orders o
    join invoices i on i.subject_kind = 'order' and i.subject_id = o.id and i.credits_id is null
    left join invoices c on c.credits_id = i.id
    where (o.status = 'refunded') <> (coalesce(c.total_cents, 0) = -i.total_cents)`);
  await none(sql`select r.id from forward_requests r
    left join payments p on p.kind = 'forward_request' and p.subject_id = r.id::text
    where r.paid_at is not null and p.amount_cents is distinct from r.due_cents + r.fee_cents`);
});

test("a parcel's refund to the wallet has its entry and its credit note", async () => {
  await none(sql`select r.id, r.refunded_cents from forward_requests r
    left join lateral (select coalesce(sum(amount_cents), 0) as cents from ledger_transactions
      where rel_type = 1 and rel_id = r.id and kind = 'credit') w on true
    left join invoices i on i.subject_kind = 'forward_request' and i.subject_id = r.id
      and i.credits_id is null
    left join lateral (select coalesce(sum(total_cents), 0) as cents from invoices
      where credits_id = i.id) c on true
    where w.cents <> r.refunded_cents or c.cents <> -r.refunded_cents`);
  await anyOf(sql`select from forward_requests where refunded_cents > 0`);
});

test("the amount that a claim put into a wallet has a matching wallet entry", async () => {
  const { rows } = await db.execute<{ note: string; customer: number; request: number | null }>(sql`
    select h.note, c.customer_id::int as customer, c.request_id::int as request from claim_history h
    join claims c on c.id = h.claim_id join claim_remedies r on r.id = c.id
    where h.status = 'accepted' and r.way = 'wallet' and r.status = 'done'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { note, customer, request } of rows) {
    const cents = Number(/(\d+),(\d\d) €/.exec(note)?.slice(1).join("") ?? 0);
    expect(cents).toBeGreaterThan(0);
    await anyOf(sql`select from ledger_transactions where customer_id = ${customer}
      and amount_cents = ${cents} and kind in ('credit', 'manual_top_up')
      and rel_id is not distinct from ${request}::bigint`);
  }
});

test("invoice numbers follow their dates, and buyers have country names instead of codes", async () => {
  await none(sql`select * from (select site_id, number, issued_at,
      lag(issued_at) over (partition by site_id order by number) as earlier from invoices) n
    where issued_at < earlier`);
  await none(sql`select content ->> 'number' from invoices
    where content -> 'buyer' ->> 'country' ~ '^[A-Z]{2}$'`);
});
