-- Browsers in which an account was open before. While strangers guess at its password, these still get in.
create table known_devices (
  customer_id bigint not null references customers on delete cascade,
  mark_hash bytea not null check (length(mark_hash) = 32), -- of a random cookie that says nothing else
  seen_at timestamptz not null default now(),
  primary key (customer_id, mark_hash)
);
create index known_devices_seen_at on known_devices (seen_at);
