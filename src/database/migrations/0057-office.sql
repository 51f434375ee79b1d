-- The office: sessions of its own, second factors, roles limited to sites, and a log that can be proved whole.

alter table staff_roles add column site_ids integer[]; -- null: every site
alter table staff_roles add check (cardinality(site_ids) > 0);

create table office_sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  customer_id bigint not null references customers on delete cascade,
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  proved_at timestamptz, -- when password or second factor were last given; null: the second factor is due
  challenge text -- what a passkey is asked to sign
);
create index office_sessions_customer_id on office_sessions (customer_id);
create index office_sessions_expires_at on office_sessions (expires_at);

-- Whoever knew the former password is out at once.
create function end_office_sessions() returns trigger language plpgsql as $$
begin
  delete from office_sessions where customer_id = new.id;
  return null;
end
$$;
create trigger customers_password_changed after update of password_hash on customers
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function end_office_sessions();

create table totp_factors (
  customer_id bigint primary key references customers on delete cascade,
  secret bytea not null check (length(secret) = 20),
  confirmed_at timestamptz, -- null: shown, and no code of it was given yet
  last_step bigint not null default 0 -- a code counts once
);

create table recovery_codes (
  customer_id bigint not null references customers on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

create table passkeys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_customer_id on passkeys (customer_id);

-- Roles that nobody may use without a second factor.
create table roles_with_factor (
  role text primary key check (role in ('owner', 'catalogue', 'orders', 'warehouse', 'finance', 'support', 'content'))
);

-- What was done before: by the command line where nobody is named.
alter table audit_log add column way text check (way in ('office', 'command', 'job', 'shop'));
alter table audit_log disable trigger audit_log_append_only;
update audit_log set way = case when actor_id is null then 'command' else 'office' end;
alter table audit_log enable trigger audit_log_append_only;
alter table audit_log alter column way set default 'office', alter column way set not null;
alter table audit_log add column request_id text;
alter table audit_log add column fields text[] not null default '{}';
create index audit_log_actor on audit_log (actor_id, id);

-- What a record was before and after each change by staff. Personal values are here alone.
create table record_versions (
  id bigint generated always as identity primary key,
  audit_id bigint not null references audit_log,
  record text not null, -- product:17
  customer_id bigint references customers, -- whose data it is: erased with them
  before jsonb,
  after jsonb
);
create index record_versions_record on record_versions (record, id);
create index record_versions_customer on record_versions (customer_id) where customer_id is not null;

-- Every hour: a hash over the rows since the last seal and over that seal.
create table audit_seals (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  up_to bigint not null unique, -- of audit_log
  hash bytea not null check (length(hash) = 32)
);
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function refuse_change();

-- What an order comes to in its currency, for lists that are sorted and narrowed by it.
alter table orders add column total_cents bigint not null
  generated always as (due_cents + fee_cents + round(balance_cents * rate)::bigint) stored;
create index orders_total on orders (total_cents, id);
create index orders_status on orders (status, id);
create index orders_site on orders (site_id, id);
create index orders_paid_at on orders (paid_at, id) where paid_at is not null;
create index orders_email on orders (lower(email) text_pattern_ops, id) where email is not null;
