-- The wallet (PRODUCT §4): a double-entry ledger in euro cents that only grows. The database itself sees
-- to it that start + amount = end, that every transaction sums to zero, that nobody goes below zero, and
-- that nothing is ever changed or removed.

-- Each customer has accounts of their own, also for the other side of each move, so that two customers
-- never wait for each other.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('wallet', 'held', 'paid_in', 'spent', 'manual')),
  balance_cents bigint not null default 0,
  unique (customer_id, kind),
  constraint never_below_zero check (kind not in ('wallet', 'held') or balance_cents >= 0)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in (
    'credit', 'debit', 'hold', 'release', 'capture', 'refund', 'manual_top_up', 'manual_deduction')),
  amount_cents bigint not null check (amount_cents > 0),
  key text not null unique, -- names the cause: the same one has its effect once
  rel_type smallint not null check (rel_type between 0 and 4), -- SPEC §3
  rel_id bigint,
  quote_slug text,
  processor_name text,
  processor_transaction_id text,
  of_transaction_id bigint references ledger_transactions, -- what is released, captured or refunded
  actor_id bigint references customers, -- staff
  reason text check (reason in ('correction', 'goodwill', 'compensation', 'payout', 'other')),
  created_at timestamptz not null default now(),
  check ((kind in ('release', 'capture', 'refund')) = (of_transaction_id is not null))
);
create index ledger_transactions_customer_id on ledger_transactions (customer_id);
create index ledger_transactions_of on ledger_transactions (of_transaction_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount_cents bigint not null check (amount_cents <> 0),
  starting_cents bigint not null default 0,
  end_cents bigint not null default 0,
  check (starting_cents + amount_cents = end_cents)
);
create index ledger_entries_account_id on ledger_entries (account_id, id);
create index ledger_entries_transaction_id on ledger_entries (transaction_id);

-- Start and end are never what somebody says, but what the account has.
create function post_ledger_entry() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance_cents = balance_cents + new.amount_cents
    where id = new.account_id returning balance_cents into strict new.end_cents;
  new.starting_cents := new.end_cents - new.amount_cents;
  return new;
end
$$;
create trigger ledger_entries_post before insert on ledger_entries
  for each row execute function post_ledger_entry();

-- A balance changes by an entry and by nothing else.
create function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2
    or (new.id, new.customer_id, new.kind) is distinct from (old.id, old.customer_id, old.kind) then
    raise exception 'ledger_accounts change by entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ledger_accounts_guard before update on ledger_accounts
  for each row execute function guard_ledger_account();

create function open_ledger_account() returns trigger language plpgsql as $$
begin
  if new.balance_cents <> 0 then
    raise exception 'a ledger account begins at zero' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ledger_accounts_open before insert on ledger_accounts
  for each row execute function open_ledger_account();

create trigger ledger_accounts_append_only before delete or truncate on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

-- Looked at when everything is written: what one account gives, another one of the same customer gets.
create function check_ledger_balance(checked bigint) returns void language plpgsql as $$
begin
  if not exists (
    select from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id
    join ledger_accounts a on a.id = e.account_id
    where t.id = checked
    having count(*) = 2 and sum(e.amount_cents) = 0 and max(abs(e.amount_cents)) = max(t.amount_cents)
      and count(*) filter (where a.customer_id = t.customer_id) = 2
  ) then
    raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
end
$$;
create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  perform check_ledger_balance(new.id);
  return null;
end
$$;
create function check_ledger_entry() returns trigger language plpgsql as $$
begin
  perform check_ledger_balance(new.transaction_id);
  return null;
end
$$;
create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_transaction();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();
