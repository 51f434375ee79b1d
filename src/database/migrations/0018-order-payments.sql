-- Orders can be paid for: what an unpaid one holds it holds for an hour at most, and a guest's payment
-- is known again by the browser that began it.
alter table orders add column held_at timestamptz not null default now();
create index orders_held on orders (held_at) where status = 'awaiting_payment' and holds;

alter table payments add column visitor_hash bytea; -- null: a customer's, or nobody was known
create index payments_subject on payments (kind, subject_id);
