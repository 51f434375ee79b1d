-- Mail is written in the transaction of its cause and sent by a job. A sent mail keeps no text: it may
-- hold a link or a password that is good for one use.
create table mails (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  customer_id bigint, -- no reference: a person is erased, never deleted
  recipient text not null,
  kind text not null,
  subject text not null,
  html text,
  plain text,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  check (sent_at is not null or (html is not null and plain is not null))
);
create index mails_customer_id on mails (customer_id);
create index mails_unsent on mails (created_at) where sent_at is null;
