-- Stock for an order in one step: all that is wanted, or nothing and what is short. (orders/server/holds/order-stock.ts)
-- Every statement in here sees what was committed before it began, so what others hold is read after the lock.
create function take_stock(
  wanted_ids integer[], wanted_quantities integer[],
  buyer_id bigint, buyer_hash bytea, -- what the buyer's own carts hold stands in nobody's own way
  bought_cart_id bigint -- what is bought leaves this cart
) returns table (variant_id integer, available integer) language plpgsql as $$
#variable_conflict use_column
begin
  -- For goods that everybody wants at once: better an answer than a long wait.
  perform set_config('lock_timeout', '5s', true);
  perform from variants where id = any (wanted_ids) order by id for no key update;

  return query
    select wanted.id, greatest(0, coalesce(v.stock, 0) - coalesce(others.held, 0))::integer
    from unnest(wanted_ids, wanted_quantities) as wanted (id, quantity)
    left join variants v on v.id = wanted.id
    left join lateral (
      select sum(h.quantity) as held from stock_holds h
      where h.variant_id = wanted.id and h.expires_at > clock_timestamp()
        and not exists (select from carts c where c.id = h.cart_id
          and (c.customer_id = buyer_id or c.token_hash = buyer_hash))
    ) others on true
    where greatest(0, coalesce(v.stock, 0) - coalesce(others.held, 0)) < wanted.quantity;
  if found then return; end if;

  update variants set stock = stock - wanted.quantity
    from unnest(wanted_ids, wanted_quantities) as wanted (id, quantity)
    where variants.id = wanted.id;
  delete from stock_holds h where h.cart_id = bought_cart_id and h.variant_id = any (wanted_ids);
  delete from cart_lines l where l.cart_id = bought_cart_id;
end
$$;

-- The owner's cart, theirs alone until the transaction ends, and what is in it then.
create function lock_cart_lines(of_site integer, of_customer bigint, of_token bytea)
returns table (cart_id bigint, variant_id integer, quantity integer) language plpgsql as $$
#variable_conflict use_column
declare
  own_id bigint;
begin
  update carts set changed_at = now()
    where site_id = of_site and (customer_id = of_customer or token_hash = of_token)
    returning id into own_id;
  return query
    select l.cart_id, l.variant_id, l.quantity from cart_lines l where l.cart_id = own_id order by l.id;
end
$$;
