-- Payments (PRODUCT §4): what is to be paid, what providers said of it, and what follows. A payment is
-- written before its provider is asked, so that nothing that was paid is ever unknown here.

create table payment_methods (
  site_id integer not null references sites on delete cascade,
  country_id integer references countries, -- null: every country of the site without a row of its own
  provider smallint not null check (provider between 1 and 4), -- SPEC §3
  fee integer not null default 0 check (fee >= 0), -- cents, or hundredths of a percent
  fee_type smallint not null default 0 check (fee_type in (0, 1)), -- fixed, percentage
  is_on boolean not null default true,
  position smallint not null default 0,
  unique nulls not distinct (site_id, country_id, provider)
);
-- A shop that is there already takes every provider that it has keys for, without a fee.
insert into payment_methods (site_id, provider, position)
  select sites.id, provider, provider from sites, generate_series(1, 4) as provider;

create table payments (
  id bigint generated always as identity primary key,
  reference text not null unique, -- ours, unguessable
  provider smallint not null check (provider between 1 and 4),
  provider_id text, -- theirs; known before money can move
  kind text not null, -- what is paid for, with its id there
  subject_id text not null,
  site_id integer not null references sites,
  customer_id bigint references customers,
  amount_cents bigint not null check (amount_cents > 0), -- with the fee
  fee_cents bigint not null default 0 check (fee_cents >= 0 and fee_cents < amount_cents),
  currency char(3) not null,
  status text not null default 'created' check (status in (
    'created', 'pending', 'succeeded', 'failed', 'cancelled', 'partly_refunded', 'refunded')),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  request_key text unique, -- the Idempotency-Key it was asked for with, and whose
  created_at timestamptz not null default now(),
  looked_up_at timestamptz,
  unique (provider, provider_id)
);
create index payments_customer_id on payments (customer_id);
create index payments_open on payments (created_at) where status in ('created', 'pending');

-- Each step with its time and who or what caused it.
create table payment_changes (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  status text not null,
  cause text not null,
  created_at timestamptz not null default now()
);
create index payment_changes_payment_id on payment_changes (payment_id);
create trigger payment_changes_append_only before update or delete or truncate on payment_changes
  for each statement execute function refuse_change();

-- Every message that was proven to be the provider's, once: what it said about money, and nothing of
-- what it tells about a person.
create table payment_messages (
  id bigint generated always as identity primary key,
  provider smallint not null,
  message_id text not null,
  type text not null,
  payment_id bigint references payments,
  report jsonb,
  outcome text not null,
  received_at timestamptz not null default now(),
  unique (provider, message_id)
);
create index payment_messages_payment_id on payment_messages (payment_id);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount_cents bigint not null check (amount_cents > 0),
  key text not null unique, -- the same refund is made once
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed', 'by_hand')),
  provider_id text,
  actor_id bigint references customers, -- staff; null: made at the provider's
  created_at timestamptz not null default now(),
  tried_at timestamptz not null default now()
);
create index refunds_payment_id on refunds (payment_id);

-- The answer to a call that moves money, kept for a day: who asks again gets it again.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb, -- null: still being worked on
  locked_until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
