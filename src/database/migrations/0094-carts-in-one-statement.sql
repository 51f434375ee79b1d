-- A cart as one value, however many lines it has (cart/server/stored-cart.ts). Volatile: called beside a function that
-- changes the cart, in one statement, it sees what that one has written, so nobody has to ask for the cart afterwards.
create function stored_cart(
  of_site integer, of_customer bigint, of_token bytea,
  guest_minutes integer -- for how long a guest's cart may hold
) returns json language plpgsql volatile as $$
begin
  return (
    select json_build_object('method', c.shipping_method, 'now', clock_timestamp(),
      'mayHold', c.customer_id is not null
        or hold_time_ends(c.held_since, 1, guest_minutes, clock_timestamp()) is not null,
      'lines', coalesce((
        select json_agg(json_build_object('id', l.id, 'productId', v.product_id, 'variantId', v.id,
          'quantity', l.quantity, 'stock', v.stock, 'expiresAt', h.expires_at, 'held', h.quantity,
          'heldByOthers', coalesce((select sum(o.quantity) from stock_holds o where o.variant_id = v.id
            and o.cart_id <> l.cart_id and o.expires_at > clock_timestamp()), 0)) order by l.id)
        from cart_lines l
        join variants v on v.id = l.variant_id
        left join stock_holds h on h.cart_id = l.cart_id and h.variant_id = v.id
        where l.cart_id = c.id), '[]'))
    from carts c where c.id = case
      when of_customer is null then (select g.id from carts g where g.token_hash = of_token and g.site_id = of_site)
      else (select o.id from carts o where o.customer_id = of_customer and o.site_id = of_site) end);
end
$$;

-- An attempt is counted where something is done anyway, instead of in a statement and a commit of its own
-- (platform/rate-limit/rate-limits.ts, whose rows these are). Answers for how many milliseconds to wait: 0 for none.
create function count_attempt(of_key text, most integer, duration_ms bigint) returns bigint language plpgsql as $$
declare
  at_ms constant bigint := extract(epoch from clock_timestamp()) * 1000;
  counted rate_limits;
begin
  insert into rate_limits as known (key, points, expire) values (of_key, 1, at_ms + duration_ms)
    on conflict (key) do update set
      points = case when known.expire <= at_ms then 1 else known.points + 1 end,
      expire = case when known.expire <= at_ms then excluded.expire else known.expire end
    returning * into counted;
  return case when counted.points > most then greatest(1, counted.expire - at_ms) else 0 end;
end
$$;

-- A line in a guest's cart (cart/server/add-to-cart.ts). Where they have no cart yet, that is counted: one address
-- opens only so many.
create function add_to_guest_cart(
  of_site integer, of_token bytea, new_token bytea, wanted_id integer, wanted_quantity integer, is_total boolean,
  most_lines integer, terms jsonb,
  limit_key text, limit_points integer, limit_ms bigint
) returns table (problem text, is_new boolean, requested integer, available integer, wait_ms bigint)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  -- Whoever is over the limit already keeps nobody waiting for goods.
  select l.expire - extract(epoch from clock_timestamp()) * 1000 into wait_ms
    from rate_limits l where l.key = limit_key and l.points >= limit_points;
  if wait_ms > 0 and not exists (select from carts c where c.token_hash = of_token and c.site_id = of_site) then
    problem := 'auth.errors.too_many_attempts';
    is_new := false;
    return next;
    return;
  end if;

  wait_ms := 0;
  select added.problem, added.is_new, added.requested, added.available into problem, is_new, requested, available
    from add_to_cart(of_site, null, of_token, new_token, wanted_id, wanted_quantity, is_total, most_lines, terms) added;
  -- Counted last, since others of the same address wait for it: not for as long as goods are waited for.
  if is_new then wait_ms := count_attempt(limit_key, limit_points, limit_ms); end if;
  if wait_ms > 0 then
    problem := 'auth.errors.too_many_attempts';
    delete from carts c where c.token_hash = new_token and c.site_id = of_site;
  end if;
  return next;
end
$$;
