-- Invoices (PRODUCT §5, §7) for more than orders: for parcels, and by themselves as something to pay;
-- and credit notes, which take back what an invoice asked for.

alter table invoices disable trigger invoices_append_only;
alter table invoices
  add column subject_kind text check (subject_kind in ('order', 'forward_request')),
  add column subject_id bigint,
  add column customer_id bigint references customers,
  add column visitor_hash bytea,
  add column credits_id bigint references invoices,
  add column total_cents bigint,
  add check ((subject_kind is null) = (subject_id is null));
update invoices set
  subject_kind = 'order',
  subject_id = orders.id,
  customer_id = orders.customer_id,
  visitor_hash = orders.visitor_hash,
  total_cents = (content ->> 'totalCents')::bigint
from orders where orders.id = invoices.order_id;
alter table invoices
  alter column total_cents set not null,
  drop column order_id;
alter table invoices enable trigger invoices_append_only;

create unique index invoices_of_order on invoices (subject_id)
  where subject_kind = 'order' and credits_id is null;
create index invoices_subject on invoices (subject_kind, subject_id);
create index invoices_customer_id on invoices (customer_id, id);
create index invoices_credits_id on invoices (credits_id);

create table invoice_bills (
  invoice_id bigint primary key references invoices,
  purpose text not null check (purpose in ('pro', 'storage', 'misc')),
  status text not null default 'open' check (
    status in ('open', 'paid', 'declined', 'cancelled', 'credited')),
  email text, -- of whom has no account; null once the person is erased
  data jsonb not null default '{}', -- for whoever issued it
  due_on date not null,
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  paid_at timestamptz,
  wallet_key text,
  check (status not in ('paid', 'credited') or paid_at is not null)
);

create table invoice_history (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoices,
  status text not null,
  actor_kind text not null check (actor_kind in ('customer', 'guest', 'staff', 'payment', 'system')),
  actor_id bigint references customers,
  at timestamptz not null default now()
);
create index invoice_history_invoice_id on invoice_history (invoice_id, id);
create trigger invoice_history_append_only before update or delete or truncate on invoice_history
  for each statement execute function refuse_change();
