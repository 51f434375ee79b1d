-- The same rules and locks as before, with fewer statements inside of each step. What took the time is neither reading
-- nor writing rows: it is beginning a statement, and each column, join and condition in it.
-- What is chosen before an order is not waited for until it is on the disk (`synchronous_commit`): a server that dies
-- may lose the last moments of carts and checkouts. Whatever is written later lies behind them in the same log, so an
-- order that is there has all that came before it. No transaction that has to last may call these functions.

-- Single expressions that are not called: PostgreSQL writes them into the statement, which it does only with what is
-- as stable as it says. Adding to a moment depends on the time zone.
create or replace function hold_time_began(held_since timestamptz, most_minutes integer, at timestamptz)
returns timestamptz language sql stable as $$
  select case when at - held_since < make_interval(mins => 2 * most_minutes) then held_since else at end
$$;
create or replace function hold_time_ends(
  held_since timestamptz, hold_minutes integer, most_minutes integer, at timestamptz
) returns timestamptz language sql stable as $$
  select case
    when hold_minutes > 0
      and hold_time_began(held_since, most_minutes, at) + make_interval(mins => most_minutes) > at
    then least(at + make_interval(mins => hold_minutes),
      hold_time_began(held_since, most_minutes, at) + make_interval(mins => most_minutes))
  end
$$;

-- Either owner has an index; one condition for both used two of them, and a list of pages in between.
create or replace function lock_cart(of_site integer, of_customer bigint, of_token bytea) returns bigint
language plpgsql as $$
declare
  own_id bigint;
begin
  if of_customer is not null then
    update carts set changed_at = now() where customer_id = of_customer and site_id = of_site returning id into own_id;
  elsif of_token is not null then
    update carts set changed_at = now() where token_hash = of_token and site_id = of_site returning id into own_id;
  end if;
  return own_id;
end
$$;

-- As in 0094, without a procedure around it.
create or replace function stored_cart(
  of_site integer, of_customer bigint, of_token bytea, guest_minutes integer
) returns json language sql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  select json_build_object('method', c.shipping_method, 'now', clock_timestamp(),
    'mayHold', c.customer_id is not null or hold_time_ends(c.held_since, 1, guest_minutes, now()) is not null,
    'lines', coalesce((
      select json_agg(json_build_object('id', l.id, 'productId', v.product_id, 'variantId', v.id,
        'quantity', l.quantity, 'stock', v.stock, 'expiresAt', h.expires_at, 'held', h.quantity,
        'heldByOthers', coalesce((select sum(o.quantity) from stock_holds o
          where o.variant_id = v.id and o.expires_at > now() and o.cart_id <> l.cart_id), 0)) order by l.id)
      from cart_lines l
      join variants v on v.id = l.variant_id
      left join stock_holds h on h.cart_id = l.cart_id and h.variant_id = l.variant_id
      where l.cart_id = c.id), '[]'))
  from carts c where c.id = case
    when of_customer is null then (select g.id from carts g where g.token_hash = of_token and g.site_id = of_site)
    else (select o.id from carts o where o.customer_id = of_customer and o.site_id = of_site) end
$$;

-- A cart that was made a moment ago holds nothing else, and its time has begun with it.
drop function hold_lines(bigint, integer[], integer[], jsonb);
create function hold_lines(
  of_cart bigint, wanted_ids integer[], wanted_quantities integer[],
  terms jsonb, -- minutes, most_per_line; for a guest's cart also guest: pieces, value_cents, minutes, stock_percent
  is_new boolean default false
) returns table (variant_id integer, requested integer, available integer) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
-- For goods that everybody wants at once: better an answer than a long wait.
set lock_timeout = '5s' as $$
#variable_conflict use_column
declare
  guest constant jsonb := nullif(terms -> 'guest', 'null');
  hold_minutes constant integer := (terms -> 'minutes')::integer;
  guest_minutes constant integer := (guest -> 'minutes')::integer;
  at timestamptz;
  since timestamptz;
  ends timestamptz;
  pieces_left bigint := (guest -> 'pieces')::bigint;
  value_left bigint := (guest -> 'value_cents')::bigint;
  line record;
  fitted integer;
  held bigint;
begin
  perform from variants where id = any (wanted_ids) order by id for no key update;

  at := clock_timestamp();
  if guest is null then
    ends := at + make_interval(mins => hold_minutes);
  elsif is_new then
    since := at;
    ends := hold_time_ends(since, hold_minutes, guest_minutes, at);
  else
    -- What the cart holds beside these counts, too.
    select c.held_since, pieces_left - coalesce(own.pieces, 0), value_left - coalesce(own.value, 0)
      into since, pieces_left, value_left
      from carts c, lateral (
        select sum(h.quantity) as pieces, sum(h.quantity * v.price_cents) as value
        from stock_holds h join variants v on v.id = h.variant_id
        where h.cart_id = c.id and h.expires_at > at and h.variant_id <> all (wanted_ids)) own
      where c.id = of_cart;
    ends := hold_time_ends(since, hold_minutes, guest_minutes, at);
  end if;

  for line in
    select v.id, wanted.quantity, v.stock, v.price_cents, coalesce(others.by_guests, 0) as by_guests,
      least((terms -> 'most_per_line')::integer, greatest(0, v.stock - coalesce(others.held, 0)))::integer as most
    from unnest(wanted_ids, wanted_quantities) with ordinality as wanted (id, quantity, position)
    join variants v on v.id = wanted.id
    left join lateral (
      select sum(h.quantity) as held, sum(h.quantity) filter (where c.customer_id is null) as by_guests
      from stock_holds h join carts c on c.id = h.cart_id
      where h.variant_id = v.id and h.cart_id <> of_cart and h.expires_at > at
    ) others on true
    order by wanted.position
  loop
    -- Where nothing can be had the line keeps its one, without a hold.
    fitted := greatest(1, least(line.quantity, line.most));
    insert into cart_lines (cart_id, variant_id, quantity) values (of_cart, line.id, fitted)
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity;

    held := case when line.most > 0 then fitted else 0 end;
    if guest is not null and held > 0 then
      -- Its time begins with the first hold, also where none of it may be held.
      if ends is not null and hold_time_began(since, guest_minutes, at) is distinct from since then
        update carts set held_since = at where id = of_cart;
        since := at;
      end if;
      held := greatest(0, least(held, pieces_left,
        -- All guests together hold a share of a stock, and never less than one piece.
        greatest(1, ceil(line.stock * (guest -> 'stock_percent')::numeric / 100)) - line.by_guests,
        floor(value_left::numeric / line.price_cents)));
      if ends is null then held := 0; end if;
      pieces_left := pieces_left - held;
      value_left := value_left - held * line.price_cents;
    end if;

    if held > 0 then
      insert into stock_holds (cart_id, variant_id, quantity, expires_at) values (of_cart, line.id, held, ends)
        on conflict (cart_id, variant_id)
        do update set quantity = excluded.quantity, expires_at = excluded.expires_at;
    elsif not is_new then
      delete from stock_holds where cart_id = of_cart and variant_id = line.id;
    end if;
    variant_id := line.id;
    requested := line.quantity;
    available := line.most;
    return next;
  end loop;
end
$$;

create or replace function add_to_cart(
  of_site integer, of_customer bigint, of_token bytea,
  new_token bytea, -- of a guest's new cart
  wanted_id integer, wanted_quantity integer,
  is_total boolean, -- the quantity is what the line is to have at least
  most_lines integer, terms jsonb
) returns table (problem text, is_new boolean, requested integer, available integer) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set lock_timeout = '5s' as $$
declare
  own_id bigint;
  own_quantity integer;
  own_lines bigint := 0;
begin
  perform set_config('synchronous_commit', 'off', true);
  is_new := false;
  own_id := lock_cart(of_site, of_customer, of_token);
  if own_id is null and of_customer is null then
    insert into carts (site_id, token_hash, held_since) values (of_site, new_token,
        case when (terms -> 'guest' -> 'minutes')::integer > 0 then clock_timestamp() end)
      returning id into own_id;
    is_new := true;
  elsif own_id is null then
    -- For a customer who is being erased it waits, so that no cart comes back after them.
    insert into carts (site_id, customer_id)
      select of_site, id from customers where id = of_customer and erased_at is null for share
      on conflict do nothing returning id into own_id;
    is_new := own_id is not null;
    if not is_new then own_id := lock_cart(of_site, of_customer, of_token); end if;
  end if;

  if own_id is not null and not is_new then
    select count(*), max(l.quantity) filter (where l.variant_id = wanted_id) into own_lines, own_quantity
      from cart_lines l where l.cart_id = own_id;
  end if;
  if own_id is null then
    problem := 'auth.errors.not_logged_in';
  elsif own_quantity is null and own_lines >= most_lines then
    problem := 'cart.errors.too_many_lines';
  elsif not is_total or own_quantity is null or own_quantity < wanted_quantity then
    select h.requested, h.available into requested, available
      from hold_lines(own_id, array[wanted_id],
        array[case when is_total then wanted_quantity else coalesce(own_quantity, 0) + wanted_quantity end],
        terms, is_new) h;
    if available is null then
      problem := 'cart.errors.not_sold_here';
    elsif available = 0 and own_quantity is null then
      problem := 'cart.errors.sold_out';
    end if;
  end if;

  if problem is not null and is_new then
    delete from carts where id = own_id;
  elsif problem = 'cart.errors.sold_out' then
    delete from cart_lines where cart_id = own_id and variant_id = wanted_id;
  end if;
  return next;
end
$$;

create or replace function hold_cart(of_site integer, of_customer bigint, of_token bytea, terms jsonb)
returns table (variant_id integer, requested integer, available integer) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set lock_timeout = '5s' as $$
#variable_conflict use_column
declare
  own_id bigint;
  ids integer[];
  quantities integer[];
begin
  perform set_config('synchronous_commit', 'off', true);
  own_id := lock_cart(of_site, of_customer, of_token);
  select array_agg(l.variant_id order by l.id), array_agg(l.quantity order by l.id) into ids, quantities
    from cart_lines l where l.cart_id = own_id;
  if ids is null then return; end if;
  return query select * from hold_lines(own_id, ids, quantities, terms);
end
$$;

-- As in 0055; the one before is found by either owner's index, where one condition for both read every checkout.
create or replace function start_checkout(
  of_site integer, of_customer bigint, of_token bytea, new_slug text, new_shortages jsonb,
  first_address bigint, first_company jsonb
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before checkouts;
  guests checkouts;
begin
  perform set_config('synchronous_commit', 'off', true);
  if of_customer is not null then
    perform from customers where id = of_customer and erased_at is null for share;
    if not found then return false; end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    'checkout:' || of_site || ':' || coalesce(of_customer::text, encode(of_token, 'hex')), 0));

  if of_customer is not null then
    select * into before from checkouts c
      where c.customer_id = of_customer and c.site_id = of_site order by c.id desc limit 1;
  end if;
  if of_token is not null then
    select * into guests from checkouts c
      where c.token_hash = of_token and c.site_id = of_site and c.customer_id is null order by c.id desc limit 1;
    if before.id is null or guests.id > before.id then before := guests; end if;
  end if;
  if before.id is not null then
    update checkouts set status = 'invalidated', ended_at = now()
      where site_id = of_site and (customer_id = of_customer or (customer_id is null and token_hash = of_token))
        and status = 'open';
    delete from checkouts
      where site_id = of_site and (customer_id = of_customer or (customer_id is null and token_hash = of_token))
        and order_id is null and id < before.id;
  else
    before.address_id := first_address;
    before.company := first_company;
  end if;

  insert into checkouts (slug, site_id, customer_id, token_hash, shortages, country_id, address_id, address,
      typed_address, delivery_id, parcel_shop, email, company, promotion_code, provider)
    values (new_slug, of_site, of_customer, case when of_customer is null then of_token end, new_shortages,
      before.country_id, before.address_id, before.address, before.typed_address, before.delivery_id,
      before.parcel_shop, before.email, before.company,
      -- A code or a balance counts for one purchase.
      case when before.order_id is null then before.promotion_code end,
      case when before.order_id is null then before.provider end);
  return true;
end
$$;

-- As in 0056; a guest has no wallet to look at, and unpaid orders are looked for by one owner.
create or replace function lock_for_order(
  of_checkout bigint, of_site integer, of_customer bigint, of_token bytea, unpaid_since timestamptz
) returns table (
  is_customer_active boolean,
  order_id bigint,
  status text,
  unpaid bigint, -- orders left unpaid since then; one whose money is on its way was not left
  cart_id bigint, variant_ids integer[], quantities integer[],
  returned_ids bigint[], -- unpaid orders whose goods are in the cart again
  wallet_cents bigint
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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

  if of_customer is not null then
    unpaid := (select count(*) from orders o
      where o.customer_id = of_customer and o.status = 'awaiting_payment' and o.created_at > unpaid_since
        and not exists (select from payments p
          where p.kind = 'order' and p.subject_id = o.slug and p.status = 'pending'));
    cart_id := lock_cart(of_site, of_customer, null);
  else
    unpaid := (select count(*) from orders o
      where o.visitor_hash = of_token and o.status = 'awaiting_payment' and o.created_at > unpaid_since
        and not exists (select from payments p
          where p.kind = 'order' and p.subject_id = o.slug and p.status = 'pending'));
    cart_id := lock_cart(of_site, null, of_token);
  end if;
  select array_agg(l.variant_id order by l.id), array_agg(l.quantity order by l.id) into variant_ids, quantities
    from cart_lines l where l.cart_id = lock_for_order.cart_id;

  if of_customer is not null then
    perform from ledger_accounts a where a.customer_id = of_customer order by a.id for update;
    wallet_cents :=
      (select a.balance_cents from ledger_accounts a where a.customer_id = of_customer and a.kind = 'wallet');
  end if;

  returned_ids := array(select o.id from orders o
    where o.site_id = of_site and o.status = 'awaiting_payment' and o.returned_at is not null
      and (o.customer_id = of_customer or o.visitor_hash = of_token)
    order by o.id);
  return next;
end
$$;
