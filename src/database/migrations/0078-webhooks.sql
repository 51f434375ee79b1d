-- Messages of payment providers and carriers that were proven, what became of each, and why it failed. Forged ones
-- are not here: anybody can send them.
create table webhooks (
  id bigint generated always as identity primary key,
  source text not null check (source in ('payment', 'carrier')),
  provider text not null,
  message_id text not null,
  type text not null,
  state text not null check (state in ('done', 'ignored', 'unknown', 'failed')),
  outcome text not null,
  content jsonb not null, -- what we understood of it, by which it is applied again
  payload jsonb, -- as it came, without personal data
  tries integer not null default 1,
  received_at timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  unique (source, provider, message_id)
);
create index webhooks_state on webhooks (state, id);
create index webhooks_received_at on webhooks (received_at);
