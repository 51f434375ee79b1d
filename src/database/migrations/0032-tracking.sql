-- Tracking (PRODUCT §8): parcels that carriers have in hand, what they told of them, and how long ways took.

create table tracked_parcels (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('order', 'forward_request')),
  subject_id bigint not null,
  carrier text not null, -- who is asked
  carrier_title text not null, -- as customers know it
  number text not null unique,
  method text not null check (method in ('air', 'sea')),
  origin jsonb not null, -- cities alone
  destination jsonb not null,
  to_pickup_point boolean not null,
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null check (days_max >= days_min),
  sent_at timestamptz not null,
  ended_at timestamptz, -- delivered, or no longer followed
  ask_after timestamptz not null default now(),
  failures smallint not null default 0
);
create index tracked_parcels_subject on tracked_parcels (subject_kind, subject_id);
create index tracked_parcels_due on tracked_parcels (ask_after) where ended_at is null;

create table tracked_events (
  parcel_id bigint not null references tracked_parcels on delete cascade,
  event_id text not null, -- the carrier's own: what comes twice is stored once
  stage text not null,
  at timestamptz not null,
  place jsonb,
  primary key (parcel_id, event_id)
);

-- How many days a way took, of nobody in particular: estimates are counted from them.
create table delivered_ways (
  id bigint generated always as identity primary key,
  origin char(2) not null,
  destination char(2) not null,
  method text not null check (method in ('air', 'sea')),
  days smallint not null check (days >= 0),
  delivered_at timestamptz not null default now()
);
create index delivered_ways_way on delivered_ways (origin, destination, method, id);

-- At which steps of their parcels a customer wants a mail.
alter table customers add column parcel_mails text not null default 'main'
  check (parcel_mails in ('every', 'main', 'none'));
