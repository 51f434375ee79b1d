-- How an accepted claim is put right, and whether that was done. It has the id of the claim. Claims that were accepted
-- before have none: what was promised is in the note of their step.
create table claim_remedies (
  id bigint primary key references claims,
  way text not null check (way in ('refund', 'wallet', 'resend')),
  lines jsonb not null default '[]',
  amount_cents bigint not null check (amount_cents >= 0),
  currency char(3) not null,
  status text not null default 'open' check (status in ('open', 'done')),
  asked_by bigint references customers,
  asked_at timestamptz not null default now(),
  done_by bigint references customers,
  done_at timestamptz,
  done_cents bigint,
  tracking_number text,
  check ((status = 'done') = (done_at is not null))
);
create index claim_remedies_open on claim_remedies (way, id) where status = 'open';
create index claim_remedies_asked_by on claim_remedies (asked_by);
create index claim_remedies_done_by on claim_remedies (done_by);
