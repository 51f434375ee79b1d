-- Rows of a list that turned out bad only when it was applied: how many, and the first of them.
alter table imports
  add column late_bad integer not null default 0,
  add column late_bad_rows jsonb not null default '[]';
