-- A correction of a wallet names the record that it is about, such as the claim CL17.
alter table ledger_transactions add column record text;

-- Claims are a reason of their own. No earlier row has it, so none needs to be read.
alter table ledger_transactions drop constraint ledger_transactions_reason_check;
alter table ledger_transactions add constraint ledger_transactions_reason_check
  check (reason in ('claim', 'correction', 'goodwill', 'compensation', 'payout', 'other')) not valid;

-- As in migrations 0056, 0060 and 0068, with the record.
create or replace function move_money(
  of_customer bigint, move_kind text, from_kind text, to_kind text, account_kinds text[],
  amount bigint, -- of a follow-up also nothing: all that is left
  move_key text,
  of_key text, followed_kinds text[], -- what a follow-up follows
  details jsonb -- the other columns of a move that follows nothing
) returns table (problem text, moved ledger_transactions) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  known ledger_transactions;
  origin ledger_transactions;
  available bigint;
begin
  perform from ledger_accounts a where a.customer_id = of_customer order by a.id for update;
  if (select count(*) from ledger_accounts a where a.customer_id = of_customer) < cardinality(account_kinds) then
    insert into ledger_accounts (customer_id, kind) select of_customer, unnest(account_kinds) on conflict do nothing;
    perform from ledger_accounts a where a.customer_id = of_customer order by a.id for update;
  end if;

  -- Done once, told again; the same key for something else is a bug of the caller.
  select * into known from ledger_transactions t where t.key = move_key;
  if known.id is not null then
    if known.kind = move_kind and known.customer_id = of_customer and known.amount_cents = coalesce(amount, known.amount_cents)
      then moved := known;
      else problem := 'wallet.errors.key_used';
    end if;
    return next;
    return;
  end if;

  moved := jsonb_populate_record(null::ledger_transactions, details);
  if of_key is not null then
    select * into origin from ledger_transactions t
      where t.key = of_key and t.customer_id = of_customer and t.kind = any (followed_kinds);
    available := origin.amount_cents - coalesce(
      (select sum(t.amount_cents) from ledger_transactions t where t.of_transaction_id = origin.id), 0);
    amount := coalesce(amount, available);
    if origin.id is null then
      problem := 'errors.not_found';
    elsif available <= 0 or amount > available then
      problem := 'wallet.errors.not_that_much';
    end if;
    moved.rel_type := origin.rel_type;
    moved.rel_id := origin.rel_id;
    moved.quote_slug := origin.quote_slug;
    moved.of_transaction_id := origin.id;
  end if;
  -- The other sides may go below zero: they say what came from outside.
  if problem is null and from_kind in ('wallet', 'held') and amount > (
    select a.balance_cents from ledger_accounts a where a.customer_id = of_customer and a.kind = from_kind
  ) then
    problem := 'wallet.errors.not_enough';
  end if;
  if problem is not null then
    moved := null;
    return next;
    return;
  end if;

  insert into ledger_transactions (customer_id, kind, amount_cents, key, rel_type, rel_id, quote_slug,
      processor_name, processor_transaction_id, of_transaction_id, actor_id, reason, record)
    values (of_customer, move_kind, amount, move_key, moved.rel_type, moved.rel_id, moved.quote_slug,
      moved.processor_name, moved.processor_transaction_id, moved.of_transaction_id, moved.actor_id,
      moved.reason, moved.record)
    returning * into moved;
  insert into ledger_entries (transaction_id, account_id, amount_cents)
    select moved.id, a.id, case when a.kind = from_kind then -amount else amount end
    from ledger_accounts a where a.customer_id = of_customer and a.kind in (from_kind, to_kind)
    order by a.kind <> from_kind;
  return next;
end
$$;
