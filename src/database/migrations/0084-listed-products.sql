-- What lists of goods are narrowed by and the words that they are found by are one row under one index, so that a word
-- of a hundred thousand goods and a filter meet in the index. What nearly every product may have is a column of its own,
-- which costs nothing where it leaves most rows. Facets: hidden (on one site: hidden:3), sold-out, m: brand, s: seller,
-- c: category, set: tree of categories, f: flag. Takes the place of product_facets and product_words, which the version
-- before reads until 0086.
create table listed_products (
  product_id integer primary key references products on delete cascade,
  is_archived boolean not null,
  is_in_stock boolean not null,
  facets text[] not null,
  words tsvector not null
);

-- Locked before it is read, so that two who change parts of one product at once both count.
create function write_listed_products(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from listed_products where product_id = any (ids) order by product_id for update;
  insert into listed_products (product_id, is_archived, is_in_stock, facets, words)
    select p.id, p.archived_at is not null,
      exists (select from variants v where v.product_id = p.id and v.stock > 0),
      array_remove(array[
        case when p.archived_at is null and exists (
          select from product_sites s where s.product_id = p.id and s.is_hidden) then 'hidden' end,
        case when not exists (select from variants v where v.product_id = p.id and v.stock > 0)
          then 'sold-out' end,
        'm:' || p.manufacturer, 's:' || p.seller_id], null)
      || array(select 'c:' || id from unnest(p.category_ids) id)
      || array(select distinct 'set:' || category_set from categories where id = any (p.category_ids))
      || array(select 'f:' || id from unnest(p.flag_ids) id)
      || array(select 'hidden:' || site_id from product_sites s where s.product_id = p.id and s.is_hidden),
      coalesce(listed.words, words_of_product(p))
    from products p left join listed_products listed on listed.product_id = p.id
    where p.id = any (ids)
    on conflict (product_id) do update set is_archived = excluded.is_archived,
        is_in_stock = excluded.is_in_stock, facets = excluded.facets
      where (listed_products.is_archived, listed_products.is_in_stock, listed_products.facets)
        <> (excluded.is_archived, excluded.is_in_stock, excluded.facets);
end
$$;

-- Names and brand.
create function words_of_product(p products) returns tsvector language sql stable as $$
  select words_of(concat_ws(' ', p.manufacturer, (select string_agg(value, ' ') from jsonb_each_text(p.names))))
$$;
create function write_listed_words(ids integer[]) returns void language sql as $$
  update listed_products listed set words = words_of_product(p) from products p
  where listed.product_id = any (ids) and p.id = listed.product_id
$$;

create or replace function list_changed_product() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array[new.id]), write_listed_products(array[new.id]);
  if (old.manufacturer, old.names) is distinct from (new.manufacturer, new.names) then
    perform write_product_words(array[new.id]), write_listed_words(array[new.id]);
  end if;
  return null;
end
$$;
create or replace function list_added_variants() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select distinct product_id from added);
begin
  perform write_product_facets(ids), write_listed_products(ids);
  return null;
end
$$;
create or replace function list_changed_variant() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array[new.product_id]), write_listed_products(array[new.product_id]);
  return null;
end
$$;
create or replace function list_changed_sites() returns trigger language plpgsql as $$
declare
  ids integer[] := array[coalesce(new.product_id, old.product_id)];
begin
  perform write_product_facets(ids), write_listed_products(ids);
  return null;
end
$$;

-- Some at a time, each time committed: nobody waits for longer, and it goes on where it broke off. A row that somebody
-- wrote meanwhile is newer than what is read here.
create procedure fill_listed_products() language plpgsql as $$
declare
  last integer := 0;
  ids integer[];
begin
  loop
    ids := array(select id from products where id > last order by id limit 2000);
    exit when cardinality(ids) = 0;
    last := ids[cardinality(ids)];
    insert into listed_products (product_id, is_archived, is_in_stock, facets, words)
      select product_id, 'archived' = any (facets), 'stock' = any (facets), array(
        select facet from unnest(facets) facet where facet <> all ('{sale,archived,stock}')), words
      from product_facets join product_words using (product_id)
      where product_id = any (ids)
      on conflict (product_id) do nothing;
    commit;
    ids := array(select id from unnest(ids) id
      where not exists (select from listed_products where product_id = id));
    if cardinality(ids) > 0 then
      -- What others are writing is waited for, and read.
      lock table listed_products in share row exclusive mode;
      perform write_listed_products(ids);
      commit;
    end if;
  end loop;
end
$$;
