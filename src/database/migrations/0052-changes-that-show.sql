-- A sale is told of as far as pages show it. Cards show whether there is any stock, and how many are left
-- where they are few; only a product's own page shows more. What was paid orders best sellers, which indexes
-- look at once a minute (`pulse`).

-- In messages of at most 8000 bytes.
create function notify_named(tags text[]) returns void language plpgsql as $$
begin
  for start in 1..cardinality(tags) by 300 loop
    perform pg_notify('changes', array_to_string(tags[start:start + 299], ','));
  end loop;
end
$$;

create or replace function notify_tags(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) = 0 then return; end if;
  if cardinality(tags) > 2000 then
    perform pg_notify('changes', 'catalogue,products');
    return;
  end if;
  perform pg_notify('changes', 'catalogue');
  perform notify_named(tags);
end
$$;

-- Which products' indexes are behind; nobody is woken by it.
create function note_changed_products(ids integer[]) returns void language sql as $$
  insert into product_changes (product_id, transaction)
    select id, pg_current_xact_id() from unnest(ids) id group by id order by id
    on conflict (product_id) do update set transaction = excluded.transaction
      where product_changes.transaction <> excluded.transaction
$$;

create or replace function note_product_changes(changed_ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(changed_ids) = 0 then return; end if;
  perform note_changed_products(changed_ids);
  perform notify_tags(array(select distinct 'product:' || id from unnest(changed_ids) id order by 1));
end
$$;

create or replace function products_were_changed() returns trigger language plpgsql as $$
declare
  -- Only what was paid for them is another.
  sold integer[] := array(
    select id from changed later join replaced former using (id)
    where later.paid_amount_cents <> former.paid_amount_cents
      and to_jsonb(later) - 'paid_amount_cents' = to_jsonb(former) - 'paid_amount_cents');
begin
  perform note_changed_products(sold);
  perform note_product_changes(array(select id from changed where id <> all (sold)));
  perform notify_categories_of(array(
    select unnest(category_ids) from changed where id <> all (sold)
    union select unnest(category_ids) from replaced where id <> all (sold)));
  return null;
end
$$;

-- As far as cards tell stocks apart: `low-stock.ts` has the same number.
create function shown_stock(stock integer) returns integer language sql immutable as $$
  select least(stock, 6)
$$;

create function variants_were_changed() returns trigger language plpgsql as $$
declare
  others integer[];
  counted integer[];
  few integer[];
begin
  with compared as (
    select later.product_id, former.product_id as former_id, later.stock, former.stock as had,
      (later.stock, later.owed) is distinct from (former.stock, former.owed)
        and to_jsonb(later) - '{stock,owed}'::text[] = to_jsonb(former) - '{stock,owed}'::text[]
        and (later.stock = 0) = (former.stock = 0) as is_count
    from changed later join replaced former using (id)
  )
  select
    coalesce(array_agg(distinct product_id) filter (where not is_count), '{}')
      || coalesce(array_agg(distinct former_id) filter (where not is_count), '{}'),
    coalesce(array_agg(distinct product_id) filter (where is_count and stock <> had), '{}'),
    coalesce(array_agg(distinct product_id)
      filter (where is_count and shown_stock(stock) <> shown_stock(had)), '{}')
  into others, counted, few from compared;
  perform note_parts_changed(others);
  if cardinality(counted) > 1000 then
    perform pg_notify('changes', 'catalogue,products');
  else
    perform notify_named(array(select 'stock:' || id from unnest(counted) id)
      || array(select 'product:' || id from unnest(few) id));
  end if;
  return null;
end
$$;
drop trigger variants_changed on variants;
create trigger variants_changed after update on variants
  referencing old table as replaced new table as changed
  for each statement execute function variants_were_changed();
