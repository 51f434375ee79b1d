-- What a search service elsewhere was sent of the catalogue.
create table search_feeds (
  name text primary key,
  fingerprint text not null,
  database text not null,
  timeline text not null,
  since text,
  since_at timestamptz,
  until text not null,
  until_at timestamptz not null,
  after_id integer not null default 0
);
