-- What became of each customer's plan, when and by whom (PRODUCT §4).
create table pro_history (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  site_id integer not null references sites,
  step text not null,
  actor_kind text not null check (actor_kind in ('customer', 'payment', 'system')),
  actor_id bigint references customers,
  at timestamptz not null default now()
);
create index pro_history_owner on pro_history (customer_id, site_id, id);
create trigger pro_history_append_only before update or delete or truncate on pro_history
  for each statement execute function refuse_change();
