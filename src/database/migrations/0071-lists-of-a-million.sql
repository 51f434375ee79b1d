-- Staff's lists and search over a million goods, orders, people and mails.
-- formerly a804951be616681bd23945fef0b7115a2d9256a80c65f71c705e5ed7349eca18: filled its tables and made its indexes here,
-- under the locks of its triggers. 0085 does so now, beside an open shop.

-- What `src/core/fold-words.ts` does with what is typed: small letters without marks.
drop index customers_first_name_folded, customers_last_name_folded, customers_company_folded;
create or replace function fold_name(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(
    translate(regexp_replace(normalize(lower(name), nfd), '[\u0300-\u036f]', '', 'g'), 'øłđðıŀ', 'olddil'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- The words of a text; numbers of articles (NIK-1234) whole and in parts.
create function words_of(source text) returns tsvector language sql immutable parallel safe
return (
  select array_to_tsvector(array_remove(string_to_array(folded, ' ') || string_to_array(
    regexp_replace(folded, '[^a-z0-9\u00aa-\u1fff\u2c00-\uffff]+', ' ', 'g'), ' '), ''))
  from (select fold_name(
    case when length(source) > 500 then regexp_replace(source, '\S{100,}', ' ', 'g') else source end
  ) as folded offset 0) as text);

-- What lists of goods are narrowed by, any two of them at once: sale or archived, hidden (on one site: hidden:3), stock
-- or sold-out, m: brand, s: seller, c: category, set: tree of categories, f: flag. Small rows, so that ten thousand
-- of them are counted in no time.
create table product_facets (
  product_id integer primary key references products on delete cascade,
  facets text[] not null
);
-- Names and brand.
create table product_words (
  product_id integer primary key references products on delete cascade,
  words tsvector not null
);

-- Locked before it is read, so that two who change parts of one product at once both count.
create function write_product_facets(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from product_facets where product_id = any (ids) order by product_id for update;
  insert into product_facets (product_id, facets)
    select p.id, array_remove(array[
        case when p.archived_at is null then 'sale' else 'archived' end,
        case when p.archived_at is null and exists (
          select from product_sites s where s.product_id = p.id and s.is_hidden) then 'hidden' end,
        case when exists (select from variants v where v.product_id = p.id and v.stock > 0)
          then 'stock' else 'sold-out' end,
        'm:' || p.manufacturer, 's:' || p.seller_id], null)
      || array(select 'c:' || id from unnest(p.category_ids) id)
      || array(select distinct 'set:' || category_set from categories where id = any (p.category_ids))
      || array(select 'f:' || id from unnest(p.flag_ids) id)
      || array(select 'hidden:' || site_id from product_sites s where s.product_id = p.id and s.is_hidden)
    from products p where p.id = any (ids)
    on conflict (product_id) do update set facets = excluded.facets
      where product_facets.facets <> excluded.facets;
end
$$;
create function write_product_words(ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from product_words where product_id = any (ids) order by product_id for update;
  insert into product_words (product_id, words)
    select p.id, words_of(concat_ws(' ', p.manufacturer,
      (select string_agg(value, ' ') from jsonb_each_text(p.names))))
    from products p where p.id = any (ids)
    on conflict (product_id) do update set words = excluded.words
      where product_words.words <> excluded.words;
end
$$;

-- Many at once when they are added; changes row by row, so that a sale which leaves some stock pays nothing.
create function list_added_products() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array(select id from added)), write_product_words(array(select id from added));
  return null;
end
$$;
create function list_changed_product() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array[new.id]);
  if (old.manufacturer, old.names) is distinct from (new.manufacturer, new.names) then
    perform write_product_words(array[new.id]);
  end if;
  return null;
end
$$;
create trigger products_listed after insert on products referencing new table as added
  for each statement execute function list_added_products();
create trigger products_listed_anew after update on products for each row
  when ((old.archived_at is null) <> (new.archived_at is null)
    or (old.manufacturer, old.seller_id, old.category_ids, old.flag_ids, old.names)
      is distinct from (new.manufacturer, new.seller_id, new.category_ids, new.flag_ids, new.names))
  execute function list_changed_product();

create function list_added_variants() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array(select distinct product_id from added));
  return null;
end
$$;
create function list_changed_variant() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array[new.product_id]);
  return null;
end
$$;
create trigger variants_listed after insert on variants referencing new table as added
  for each statement execute function list_added_variants();
create trigger variants_listed_anew after update on variants for each row
  when ((old.stock > 0) <> (new.stock > 0))
  execute function list_changed_variant();
create trigger variants_unlisted after delete on variants referencing old table as added
  for each statement execute function list_added_variants();

create function list_changed_sites() returns trigger language plpgsql as $$
begin
  perform write_product_facets(array[coalesce(new.product_id, old.product_id)]);
  return null;
end
$$;
create trigger product_sites_listed after insert or update or delete on product_sites for each row
  execute function list_changed_sites();

drop index products_manufacturer, products_archived, product_sites_hidden;

-- A supplier's file can be applied once its last row was read.
alter table imports add column is_staged boolean not null default false;
update imports set is_staged = true where is_finished;
