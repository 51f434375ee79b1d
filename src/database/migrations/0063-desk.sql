-- What colleagues write to each other about a record, lists that they come back to, and who looked at whom.

-- What a mail is about, for the time line of that record.
alter table mails add column record text;
create index mails_record on mails (record, id) where record is not null;

create table notes (
  id bigint generated always as identity primary key,
  record text not null check (record ~ '^[a-z_]+:[0-9]+$'), -- order:17
  author_id bigint not null references customers,
  text text not null check (length(text) between 1 and 4000),
  mentions bigint[] not null default '{}', -- of colleagues, by number
  created_at timestamptz not null default now()
);
create index notes_record on notes (record, id);
create index notes_author_id on notes (author_id);

create table saved_views (
  id bigint generated always as identity primary key,
  list text not null check (length(list) <= 40),
  owner_id bigint not null references customers on delete cascade,
  title text not null check (length(title) between 1 and 60),
  query text not null check (length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, list, title)
);
create index saved_views_shared on saved_views (list) where is_shared;

-- Every look of staff at a person.
create table access_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint references customers,
  customer_id bigint references customers, -- null: many at once, as in a file
  what text not null,
  record text,
  details jsonb not null default '{}'
);
create index access_log_customer on access_log (customer_id, id) where customer_id is not null;
create index access_log_actor on access_log (actor_id, id);
create trigger access_log_append_only before update or delete or truncate on access_log
  for each statement execute function refuse_change();

-- Lists of papers: by day, by site, and by the number that stands on them.
create index invoices_issued on invoices (issued_at, id);
create index invoices_site on invoices (site_id, id);
create index invoices_number_text on invoices ((content ->> 'number'));
