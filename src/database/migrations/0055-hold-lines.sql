-- Carts and checkouts in one step each, instead of a round trip for every statement.
-- Every statement in here sees what was committed before it began, so what others hold is read after the lock.
-- Locks are taken in the one order of docs/architecture.md: the customer, their cart, variants by id.

-- When the time in which a guest's cart may hold began: with its first hold, and anew after a pause as long as
-- that time itself.
create function hold_time_began(held_since timestamptz, most_minutes integer, at timestamptz)
returns timestamptz language sql immutable as $$
  select case when at - held_since < make_interval(mins => 2 * most_minutes) then held_since else at end
$$;

-- Until when it may hold now; nothing while it pauses.
create function hold_time_ends(held_since timestamptz, hold_minutes integer, most_minutes integer, at timestamptz)
returns timestamptz language sql immutable as $$
  select ends from (select least(at + make_interval(mins => hold_minutes),
    hold_time_began(held_since, most_minutes, at) + make_interval(mins => most_minutes)) as ends) time
  where ends > at
$$;

-- Holds lines of a cart from now on, each with as many as can be had (cart/server/holds/hold-lines.ts). The cart is
-- locked by the caller. Answers for each line how many were asked for and how many can be had; what is gone from
-- the catalogue is left out.
create function hold_lines(
  of_cart bigint, wanted_ids integer[], wanted_quantities integer[],
  terms jsonb -- minutes, most_per_line; for a guest's cart also guest: pieces, value_cents, minutes, stock_percent
) returns table (variant_id integer, requested integer, available integer) language plpgsql as $$
#variable_conflict use_column
declare
  guest constant jsonb := nullif(terms -> 'guest', 'null');
  hold_minutes constant integer := (terms -> 'minutes')::integer;
  at timestamptz;
  ends timestamptz;
  pieces_left bigint;
  value_left bigint;
  line record;
  fitted integer;
  held bigint;
begin
  -- For goods that everybody wants at once: better an answer than a long wait.
  perform set_config('lock_timeout', '5s', true);
  perform from variants where id = any (wanted_ids) order by id for no key update;

  at := clock_timestamp();
  ends := at + make_interval(mins => hold_minutes);
  if guest is not null then
    -- What the cart holds beside these counts, too.
    select hold_time_ends(c.held_since, hold_minutes, (guest -> 'minutes')::integer, at),
        (guest -> 'pieces')::bigint - coalesce(own.pieces, 0),
        (guest -> 'value_cents')::bigint - coalesce(own.value, 0)
      into ends, pieces_left, value_left
      from carts c, lateral (
        select sum(h.quantity) as pieces, sum(h.quantity * v.price_cents) as value
        from stock_holds h join variants v on v.id = h.variant_id
        where h.cart_id = c.id and h.expires_at > at and h.variant_id <> all (wanted_ids)) own
      where c.id = of_cart;
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
      update carts set held_since = at
        where id = of_cart and ends is not null
          and hold_time_began(held_since, (guest -> 'minutes')::integer, at) is distinct from held_since;
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
    else
      delete from stock_holds where cart_id = of_cart and variant_id = line.id;
    end if;
    variant_id := line.id;
    requested := line.quantity;
    available := line.most;
    return next;
  end loop;
end
$$;

-- The owner's cart, theirs alone until the transaction ends; nothing where there is none.
create function lock_cart(of_site integer, of_customer bigint, of_token bytea) returns bigint language sql as $$
  update carts set changed_at = now()
    where site_id = of_site and (customer_id = of_customer or token_hash = of_token) returning id
$$;

-- A line with more of it, in a cart that is made where it is needed first (cart/server/add-to-cart.ts). Where it is
-- refused there is a problem, and no cart that was not there before.
create function add_to_cart(
  of_site integer, of_customer bigint, of_token bytea,
  new_token bytea, -- of a guest's new cart
  wanted_id integer, wanted_quantity integer,
  is_total boolean, -- the quantity is what the line is to have at least
  most_lines integer, terms jsonb
) returns table (problem text, is_new boolean, requested integer, available integer) language plpgsql as $$
declare
  own_id bigint;
  own_quantity integer;
begin
  is_new := false;
  perform set_config('lock_timeout', '5s', true);
  own_id := lock_cart(of_site, of_customer, of_token);
  if own_id is null and of_customer is null then
    insert into carts (site_id, token_hash) values (of_site, new_token) returning id into own_id;
    is_new := true;
  elsif own_id is null then
    -- For a customer who is being erased it waits, so that no cart comes back after them.
    insert into carts (site_id, customer_id)
      select of_site, id from customers where id = of_customer and erased_at is null for share
      on conflict do nothing returning id into own_id;
    is_new := own_id is not null;
    if not is_new then own_id := lock_cart(of_site, of_customer, of_token); end if;
  end if;

  own_quantity := (select l.quantity from cart_lines l where l.cart_id = own_id and l.variant_id = wanted_id);
  if own_id is null then
    problem := 'auth.errors.not_logged_in';
  elsif own_quantity is null and (select count(*) from cart_lines l where l.cart_id = own_id) >= most_lines then
    problem := 'cart.errors.too_many_lines';
  elsif not is_total or own_quantity is null or own_quantity < wanted_quantity then
    select h.requested, h.available into requested, available
      from hold_lines(own_id, array[wanted_id],
        array[case when is_total then wanted_quantity else coalesce(own_quantity, 0) + wanted_quantity end], terms) h;
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

-- Starting a checkout holds again, each line with as many as can be had; nothing where nothing is in the cart
-- (cart/server/holds/hold-cart.ts).
create function hold_cart(of_site integer, of_customer bigint, of_token bytea, terms jsonb)
returns table (variant_id integer, requested integer, available integer) language plpgsql as $$
#variable_conflict use_column
declare
  own_id bigint;
  ids integer[];
  quantities integer[];
begin
  perform set_config('lock_timeout', '5s', true);
  own_id := lock_cart(of_site, of_customer, of_token);
  select array_agg(l.variant_id order by l.id), array_agg(l.quantity order by l.id) into ids, quantities
    from cart_lines l where l.cart_id = own_id;
  return query select * from hold_lines(own_id, ids, quantities, terms);
end
$$;

-- A new checkout (checkout/server/start-checkout.ts). The one before is over, what was typed in it goes along; of
-- those that came to nothing only the last is of use. False for a customer who is erased.
create function start_checkout(
  of_site integer, of_customer bigint,
  of_token bytea, -- what a customer began in this browser as a guest is theirs
  new_slug text, new_shortages jsonb,
  first_address bigint, first_company jsonb -- for whoever has had none yet
) returns boolean language plpgsql as $$
declare
  before checkouts;
begin
  if of_customer is not null then
    perform from customers where id = of_customer and erased_at is null for share;
    if not found then return false; end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(
    'checkout:' || of_site || ':' || coalesce(of_customer::text, encode(of_token, 'hex')), 0));

  select * into before from checkouts
    where site_id = of_site and (customer_id = of_customer or (customer_id is null and token_hash = of_token))
    order by id desc limit 1;
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
