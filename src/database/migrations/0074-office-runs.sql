-- What staff ask for that takes longer than a request: a file of many rows, a step of many records.
create table office_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null, -- orders.csv, orders.move
  owner_id bigint not null references customers on delete cascade,
  input jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  refused integer not null default 0 check (refused >= 0),
  refusals jsonb not null default '[]', -- the first of them
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null
);
create index office_runs_owner_id on office_runs (owner_id, created_at);
create index office_runs_expires_at on office_runs (expires_at);

-- The file of a run, in parts that are each compressed.
create table office_run_parts (
  run_id uuid not null references office_runs on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (run_id, position)
);
