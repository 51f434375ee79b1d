-- When somebody of staff last came into the office, and with what: sessions are gone once they end.
create table office_entries (
  customer_id bigint primary key references customers on delete cascade,
  at timestamptz not null default now(),
  device text not null default ''
);
