-- needs code of 0077
-- Lists read listed_products. The version before finds the former tables as views; they go with the next one.
drop trigger products_listed on products;
drop function list_added_products();
create or replace function list_changed_product() returns trigger language plpgsql as $$
begin
  perform write_listed_products(array[new.id]);
  if (old.manufacturer, old.names) is distinct from (new.manufacturer, new.names) then
    perform write_listed_words(array[new.id]);
  end if;
  return null;
end
$$;
create or replace function list_added_variants() returns trigger language plpgsql as $$
begin
  perform write_listed_products(array(select distinct product_id from added));
  return null;
end
$$;
create or replace function list_changed_variant() returns trigger language plpgsql as $$
begin
  perform write_listed_products(array[new.product_id]);
  return null;
end
$$;
create or replace function list_changed_sites() returns trigger language plpgsql as $$
begin
  perform write_listed_products(array[coalesce(new.product_id, old.product_id)]);
  return null;
end
$$;
drop procedure fill_listed_products();
drop function write_product_facets(integer[]), write_product_words(integer[]);
drop table product_facets, product_words;
create view product_facets as
  select product_id, facets || case when is_archived then 'archived' else 'sale' end
    || array_remove(array[case when is_in_stock then 'stock' end], null) as facets
  from listed_products;
create view product_words as select product_id, words from listed_products;

-- Times of articles have a table of their own since 0077; code that is older wrote them to the drafts.
do $$
begin
  if exists (select from pg_attribute where attrelid = 'article_drafts'::regclass
    and attname = 'publish_at' and not attisdropped) then
    -- What somebody chose while nodes were being replaced.
    insert into scheduled_articles
      (article_id, language, title, description, summary, markdown, publish_at, scheduled_by)
    select article_id, language, title, description, summary, markdown, publish_at, changed_by
    from article_drafts where publish_at is not null
    on conflict do nothing;
  end if;
end
$$;
alter table article_drafts drop column if exists publish_at;
