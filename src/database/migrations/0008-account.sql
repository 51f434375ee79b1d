-- Customers, how they get in, and what they told us (PRODUCT §3, §6, §9). One account serves every site.

create table customers (
  id bigint generated always as identity primary key,
  site_id integer not null references sites, -- where they registered; mail carries its brand
  email text unique, -- normal form; null once the person is erased
  password_hash text, -- null: none chosen yet
  password_is_one_time boolean not null default false, -- mailed by us, to be replaced at first login
  one_time_sent_at timestamptz,
  one_time_used_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone_number text not null default '',
  language char(2) not null,
  company_name text not null default '',
  company_code text not null default '',
  vat_code text not null default '',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  check (email = lower(btrim(email))),
  check ((email is null) = (erased_at is not null))
);

-- Of sessions and tokens only the SHA-256 is kept: whoever reads the database cannot become anyone.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  customer_id bigint not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_customer_id on sessions (customer_id);
create index sessions_expires_at on sessions (expires_at);

create table one_use_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  customer_id bigint not null references customers on delete cascade,
  purpose text not null check (purpose in ('password_reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_tokens_customer_id on one_use_tokens (customer_id);

create table delivery_addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  first_name text not null,
  last_name text not null,
  first_address text not null,
  city text not null,
  zip text not null,
  phone_number text not null,
  country_id integer not null references countries,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index delivery_addresses_customer_id on delivery_addresses (customer_id);
create unique index delivery_addresses_one_default on delivery_addresses (customer_id) where is_default;

create table subscriptions (
  customer_id bigint primary key references customers on delete cascade,
  subscribed boolean not null,
  changed_at timestamptz not null default now()
);

create table staff_roles (
  customer_id bigint not null references customers on delete cascade,
  role text not null check (role in ('owner', 'catalogue', 'orders', 'warehouse', 'finance', 'support', 'content')),
  granted_at timestamptz not null default now(),
  primary key (customer_id, role)
);

-- Who changed what. Names nobody but by id, so that a person can be erased and the log can stay.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint references customers, -- null: the command line
  action text not null,
  subject text not null, -- what it was done to: customer:17
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- In the shape that rate-limiter-flexible wants; keys are hashes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
