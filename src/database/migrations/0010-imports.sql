-- Goods on their way in: rows wait here until a file is whole, then they become products at once.
create table imports (
  source text primary key,
  file text not null, -- its name and size, so that only the same file is gone on with
  last_row integer not null default 0,
  bad_rows integer not null default 0,
  is_finished boolean not null default false,
  changed_at timestamptz not null default now()
);

create table import_rows (
  source text not null references imports on delete cascade,
  reference text not null,
  number integer not null, -- counted from 1, bad rows too
  line integer not null, -- where it stands in the file
  input jsonb not null,
  primary key (source, reference)
);
create index import_rows_number on import_rows (source, number);
