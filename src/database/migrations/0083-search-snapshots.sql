-- Where the parts of an index lie that new search nodes start from: one row for each version of the code that reads it.
create table search_snapshots (
  version text primary key,
  claimed_at timestamptz not null,
  fingerprint text not null,
  database text,
  sequence bigint,
  parts jsonb not null default '[]',
  former_parts jsonb not null default '[]'
);
