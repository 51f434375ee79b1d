-- Storefronts as data (PRODUCT §2): a new region or white label is rows here, not code.

create table languages (
  id integer primary key,
  iso_code char(2) not null unique,
  local_title text not null
);

create table currencies (
  id integer primary key,
  iso_code char(3) not null unique
);

create table countries (
  id integer primary key,
  iso_code char(2) not null unique,
  title jsonb not null -- {"en": "Lithuania", "lt": "Lietuva", …}
);

create table sites (
  id integer primary key,
  region text not null unique,
  name text not null,
  theme text not null,
  product text not null default 'cartage',
  category_set smallint check (category_set in (1, 2)),
  category_doc_key text,
  default_country_id integer not null references countries,
  conversion_currency_id integer not null references currencies,
  conversion_rate numeric(12, 6) not null check (conversion_rate > 0), -- conversion currency per EUR
  criteo_key text,
  klaviyo_key text,
  switches jsonb not null default '{}',
  company jsonb not null,
  is_default boolean not null default false
);

create unique index sites_one_default on sites (is_default) where is_default;

create table site_hosts (
  host text primary key check (host = lower(host)),
  site_id integer not null references sites on delete cascade
);

create index site_hosts_site_id on site_hosts (site_id);

create table site_languages (
  site_id integer not null references sites on delete cascade,
  language_id integer not null references languages,
  position integer not null,
  gtm_id text,
  pixel_id text,
  live_agent_id text,
  mp_default_sort smallint check (mp_default_sort between 0 and 5), -- SPEC §4, sort types
  primary key (site_id, language_id)
);

create table site_currencies (
  site_id integer not null references sites on delete cascade,
  currency_id integer not null references currencies,
  position integer not null,
  is_filtered boolean not null default true,
  primary key (site_id, currency_id)
);

create table site_countries (
  site_id integer not null references sites on delete cascade,
  country_id integer not null references countries,
  position integer not null,
  primary key (site_id, country_id)
);

create table site_query_keys (
  site_id integer not null references sites on delete cascade,
  country_id integer not null references countries,
  language_id integer not null references languages,
  query_key text not null,
  primary key (site_id, country_id, language_id)
);

create table redirects (
  id bigint generated always as identity primary key,
  site_id integer references sites on delete cascade, -- null: every site
  path text not null,
  target text not null,
  status smallint not null default 301 check (status in (301, 302, 307, 308)),
  unique nulls not distinct (site_id, path)
);
