-- Search indexes and pages of all nodes follow the catalogue. Every changed product is noted with the
-- transaction that changed it. A reader asks for all that changed since the oldest transaction that
-- was still running when it last asked, so that one which commits late is never lost; NOTIFY only
-- wakes it up, and may itself be lost. The note of a deleted product stays.
create table product_changes (
  product_id integer primary key,
  transaction xid8 not null
);
create index product_changes_transaction on product_changes (transaction);

-- Tags: `catalogue` for any change at all, `product:17` and `category:2` for what it touched,
-- `products` where those are too many to name, `categories` for how goods are arranged and named.
-- A message holds at most 8000 bytes.
create function notify_tags(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) = 0 then return; end if;
  if cardinality(tags) > 2000 then
    perform pg_notify('changes', 'catalogue,products');
    return;
  end if;
  perform pg_notify('changes', 'catalogue');
  for start in 1..cardinality(tags) by 300 loop
    perform pg_notify('changes', array_to_string(tags[start:start + 299], ','));
  end loop;
end
$$;

create function note_product_changes(changed_ids integer[]) returns void language plpgsql as $$
declare
  ids integer[] := array(select distinct unnest(changed_ids) order by 1);
begin
  if cardinality(ids) = 0 then return; end if;
  insert into product_changes (product_id, transaction)
    select id, pg_current_xact_id() from unnest(ids) id
    on conflict (product_id) do update set transaction = excluded.transaction
      where product_changes.transaction <> excluded.transaction;
  perform notify_tags(array(select 'product:' || id from unnest(ids) id));
end
$$;

-- Pages of a category show all below it, so those above are told too.
create function notify_categories_of(category_lists integer[]) returns void language plpgsql as $$
begin
  perform notify_tags(array(
    with recursive above as (
      select id, parent_id from categories where id = any (category_lists)
      union
      select parent.id, parent.parent_id
      from categories parent join above on above.parent_id = parent.id
    )
    select 'category:' || id from above));
end
$$;

create function products_were_added() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(select id from added));
  perform notify_categories_of(array(select distinct unnest(category_ids) from added));
  return null;
end
$$;
create function products_were_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(select id from changed));
  perform notify_categories_of(array(
    select unnest(category_ids) from changed union select unnest(category_ids) from replaced));
  return null;
end
$$;
create function products_were_removed() returns trigger language plpgsql as $$
begin
  perform note_product_changes(array(select id from removed));
  perform notify_categories_of(array(select distinct unnest(category_ids) from removed));
  return null;
end
$$;
create trigger products_added after insert on products referencing new table as added
  for each statement execute function products_were_added();
create trigger products_changed after update on products
  referencing old table as replaced new table as changed
  for each statement execute function products_were_changed();
create trigger products_removed after delete on products referencing old table as removed
  for each statement execute function products_were_removed();

-- Parts of a product: variants, pictures, sites.
create function parts_were_added() returns trigger language plpgsql as $$
begin
  perform note_parts_changed(array(select product_id from added));
  return null;
end
$$;
create function parts_were_changed() returns trigger language plpgsql as $$
begin
  perform note_parts_changed(array(
    select product_id from changed union select product_id from replaced));
  return null;
end
$$;
create function parts_were_removed() returns trigger language plpgsql as $$
begin
  perform note_parts_changed(array(select product_id from removed));
  return null;
end
$$;
create function note_parts_changed(ids integer[]) returns void language plpgsql as $$
begin
  perform note_product_changes(ids);
  perform notify_categories_of(array(
    select distinct unnest(category_ids) from products where id = any (ids)));
end
$$;

create trigger variants_added after insert on variants referencing new table as added
  for each statement execute function parts_were_added();
create trigger variants_changed after update on variants
  referencing old table as replaced new table as changed
  for each statement execute function parts_were_changed();
create trigger variants_removed after delete on variants referencing old table as removed
  for each statement execute function parts_were_removed();
create trigger product_pictures_added after insert on product_pictures referencing new table as added
  for each statement execute function parts_were_added();
create trigger product_pictures_changed after update on product_pictures
  referencing old table as replaced new table as changed
  for each statement execute function parts_were_changed();
create trigger product_pictures_removed after delete on product_pictures referencing old table as removed
  for each statement execute function parts_were_removed();
create trigger product_sites_added after insert on product_sites referencing new table as added
  for each statement execute function parts_were_added();
create trigger product_sites_changed after update on product_sites
  referencing old table as replaced new table as changed
  for each statement execute function parts_were_changed();
create trigger product_sites_removed after delete on product_sites referencing old table as removed
  for each statement execute function parts_were_removed();

-- Names of categories and the like are on every page of the catalogue and in what products are found by:
-- after `categories` an index is built anew.
create function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'catalogue,categories');
  return null;
end
$$;

create trigger categories_changed after insert or update or delete or truncate on categories
  for each statement execute function notify_catalogue_changed();
create trigger fields_changed after insert or update or delete or truncate on fields
  for each statement execute function notify_catalogue_changed();
create trigger field_values_changed after insert or update or delete or truncate on field_values
  for each statement execute function notify_catalogue_changed();
create trigger flags_changed after insert or update or delete or truncate on flags
  for each statement execute function notify_catalogue_changed();
create trigger sellers_changed after insert or update or delete or truncate on sellers
  for each statement execute function notify_catalogue_changed();
create trigger size_charts_changed after insert or update or delete or truncate on size_charts
  for each statement execute function notify_catalogue_changed();
create trigger products_truncated after truncate on products
  for each statement execute function notify_catalogue_changed();
