-- Claims (PRODUCT §4): something is wrong with an order or a forwarded parcel.

create sequence claim_ids as bigint start with 3001;

create table claims (
  id bigint primary key default nextval('claim_ids'), -- shown as CL + id
  site_id integer not null references sites,
  customer_id bigint not null references customers,
  order_id bigint references orders,
  request_id bigint references forward_requests,
  reason text not null,
  description text not null, -- empty once the person is erased
  files jsonb not null default '[]', -- ids of files
  status text not null default 'received' check (status in (
    'received', 'in_review', 'accepted', 'rejected', 'closed')),
  language char(2) not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((order_id is null) <> (request_id is null)),
  check ((status = 'closed') = (closed_at is not null))
);
create index claims_customer_id on claims (customer_id, id);
create index claims_status on claims (status, id);
-- The same thing is not claimed twice while nothing is decided, however often a form is sent.
create unique index claims_undecided_order on claims (order_id)
  where status in ('received', 'in_review');
create unique index claims_undecided_request on claims (request_id)
  where status in ('received', 'in_review');

create table claim_history (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  status text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff')),
  actor_id bigint references customers,
  note text not null default '',
  at timestamptz not null default now()
);
create index claim_history_claim_id on claim_history (claim_id, id);
create trigger claim_history_append_only before update or delete or truncate on claim_history
  for each statement execute function refuse_change();
