-- What an order is made of, locked and read in one step, and moves of the ledger in one step each.
-- Locks are taken in the one order of docs/architecture.md: the customer, the checkout, the cart, the wallet.

-- All that a checkout needs for its order (checkout/server/place-checkout.ts), until the transaction ends. Where it
-- has an order already, is over, or its customer is erased, nothing more is locked.
create function lock_for_order(
  of_checkout bigint, of_site integer, of_customer bigint,
  of_token bytea, -- a guest's, or of what a customer ordered in this browser before they logged in
  unpaid_since timestamptz
) returns table (
  is_customer_active boolean,
  order_id bigint,
  status text,
  unpaid bigint, -- orders left unpaid since then; one whose money is on its way was not left
  cart_id bigint, variant_ids integer[], quantities integer[],
  returned_ids bigint[], -- unpaid orders whose goods are in the cart again
  wallet_cents bigint
) language plpgsql as $$
begin
  perform set_config('lock_timeout', '5s', true);
  is_customer_active := true;
  if of_customer is not null then
    perform from customers where id = of_customer and erased_at is null for share;
    is_customer_active := found;
    if not is_customer_active then return next; return; end if;
  end if;

  select c.order_id, c.status into order_id, status from checkouts c where c.id = of_checkout for update;
  if order_id is not null or status is distinct from 'open' then return next; return; end if;

  unpaid := (select count(*) from orders o
    where (o.customer_id = of_customer or (of_customer is null and o.visitor_hash = of_token))
      and o.status = 'awaiting_payment' and o.created_at > unpaid_since
      and not exists (select from payments p
        where p.kind = 'order' and p.subject_id = o.slug and p.status = 'pending'));

  cart_id := lock_cart(of_site, of_customer, case when of_customer is null then of_token end);
  select array_agg(l.variant_id order by l.id), array_agg(l.quantity order by l.id) into variant_ids, quantities
    from cart_lines l where l.cart_id = lock_for_order.cart_id;

  perform from ledger_accounts a where a.customer_id = of_customer order by a.id for update;
  wallet_cents := (select a.balance_cents from ledger_accounts a where a.customer_id = of_customer and a.kind = 'wallet');

  returned_ids := array(select o.id from orders o
    where o.site_id = of_site and o.status = 'awaiting_payment' and o.returned_at is not null
      and (o.customer_id = of_customer or o.visitor_hash = of_token)
    order by o.id);
  return next;
end
$$;

drop function lock_cart_lines(integer, bigint, bytea);

-- One move from an account of a customer to another (wallet/server/move-money.ts). The same key has its effect once.
-- A follow-up releases, captures or refunds an earlier move, never more than is left of it.
create function move_money(
  of_customer bigint, move_kind text, from_kind text, to_kind text, account_kinds text[],
  amount bigint, -- of a follow-up also nothing: all that is left
  move_key text,
  of_key text, followed_kinds text[], -- what a follow-up follows
  details jsonb -- the other columns of a move that follows nothing
) returns table (problem text, moved ledger_transactions) language plpgsql as $$
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
      processor_name, processor_transaction_id, of_transaction_id, actor_id, reason)
    values (of_customer, move_kind, amount, move_key, moved.rel_type, moved.rel_id, moved.quote_slug,
      moved.processor_name, moved.processor_transaction_id, moved.of_transaction_id, moved.actor_id, moved.reason)
    returning * into moved;
  insert into ledger_entries (transaction_id, account_id, amount_cents)
    select moved.id, a.id, case when a.kind = from_kind then -amount else amount end
    from ledger_accounts a where a.customer_id = of_customer and a.kind in (from_kind, to_kind)
    order by a.kind <> from_kind;
  return next;
end
$$;
