-- What staff do with orders: refunds, parts that leave alone, what a price was made of, notes, views, looks.

-- Money that staff gave back, in the order's currency. What each provider does with it is in refunds.
create table order_refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  key text not null unique, -- of the form that was sent: twice is once
  actor_id bigint references customers,
  way text not null check (way in ('original', 'wallet')),
  reason text not null check (reason in ('damaged', 'missing', 'wrong', 'late', 'withdrawn', 'price', 'other')),
  remark text not null default '' check (length(remark) <= 500),
  amount_cents bigint not null check (amount_cents > 0),
  shipping_cents bigint not null default 0 check (shipping_cents >= 0),
  other_cents bigint not null default 0 check (other_cents >= 0),
  from_balance_cents bigint not null default 0 check (from_balance_cents between 0 and amount_cents), -- of what the wallet paid
  to_balance_cents bigint not null default 0 check (to_balance_cents >= 0), -- the same in euros
  created_at timestamptz not null default now()
);
create index order_refunds_order_id on order_refunds (order_id, id);
create index order_refunds_actor_id on order_refunds (actor_id);
create trigger order_refunds_append_only before update or delete or truncate on order_refunds
  for each statement execute function refuse_change();

create table order_refund_lines (
  refund_id bigint not null references order_refunds,
  position integer not null,
  quantity integer not null check (quantity > 0),
  amount_cents bigint not null check (amount_cents >= 0),
  is_restocked boolean not null,
  primary key (refund_id, position)
);
create trigger order_refund_lines_append_only before update or delete or truncate on order_refund_lines
  for each statement execute function refuse_change();

-- What left with a shipment; one without rows has everything.
create table order_shipment_lines (
  shipment_id bigint not null references order_shipments,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, position)
);

alter table order_lines add column cost_cents bigint check (cost_cents >= 0); -- of one piece in euros, where it is known
alter table orders add column price_basis jsonb; -- what its price was made of

-- What an order comes to in its currency, as it is shown: rounded once, by whoever wrote it.
drop index orders_total;
alter table orders drop column total_cents;
alter table orders add column whole_cents bigint;
update orders set whole_cents = due_cents + round(balance_cents * rate)::bigint;
alter table orders alter column whole_cents set not null;
alter table orders add column total_cents bigint not null generated always as (whole_cents + fee_cents) stored;
create index orders_total on orders (total_cents, id);
