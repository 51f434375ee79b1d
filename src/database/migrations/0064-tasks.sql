-- What waits for somebody of staff. What is wrong is one task, however often it happens, until it is closed.
create table tasks (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null, -- order:17, job:send-mail
  site_id integer references sites on delete cascade, -- null: of no site
  details jsonb not null default '{}',
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  due_at timestamptz not null,
  assignee_id bigint references customers,
  snoozed_until timestamptz,
  closed_at timestamptz,
  closed_by bigint references customers,
  outcome text check (outcome in ('done', 'not_needed', 'known')),
  note text not null default '',
  check ((closed_at is null) = (outcome is null))
);
create unique index tasks_open on tasks (kind, subject) where closed_at is null;
create index tasks_due on tasks (due_at, id) where closed_at is null;
create index tasks_site_id on tasks (site_id);
create index tasks_assignee_id on tasks (assignee_id);
create index tasks_closed_by on tasks (closed_by);
