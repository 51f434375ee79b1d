-- What a purchase costs the database, without another rule or lock.

-- These are called again and again with the same shape of values: PostgreSQL planned their statements anew for each
-- call, which took longer than running them.
alter function hold_lines(bigint, integer[], integer[], jsonb) set plan_cache_mode = force_generic_plan;
alter function add_to_cart(integer, bigint, bytea, bytea, integer, integer, boolean, integer, jsonb)
  set plan_cache_mode = force_generic_plan;
alter function hold_cart(integer, bigint, bytea, jsonb) set plan_cache_mode = force_generic_plan;
alter function start_checkout(integer, bigint, bytea, text, jsonb, bigint, jsonb)
  set plan_cache_mode = force_generic_plan;
alter function take_stock(integer[], integer[], bigint, bytea, bigint) set plan_cache_mode = force_generic_plan;
alter function lock_for_order(bigint, integer, bigint, bytea, timestamptz) set plan_cache_mode = force_generic_plan;
alter function move_money(bigint, text, text, text, text[], bigint, text, text, text[], jsonb)
  set plan_cache_mode = force_generic_plan;

-- A sale changes how many there are and mostly nothing else: then there are no categories to look for.
create or replace function note_parts_changed(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  perform note_product_changes(ids);
  perform notify_categories_of(array(
    select distinct unnest(category_ids) from products where id = any (ids)));
end
$$;

-- Every call of a checkout and of a cart writes when it was. An index of that time made each of these updates write
-- into all indexes of the row; without it the row alone is written, where its page has room.
drop index checkouts_called_at;
create index checkouts_open on checkouts (id) where status = 'open';
drop index carts_changed_at;
create index carts_changed_at on carts using brin (changed_at);
alter table checkouts set (fillfactor = 50);
alter table carts set (fillfactor = 70);
