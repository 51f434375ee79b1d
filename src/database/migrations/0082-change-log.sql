-- What pages, indexes and an edge show follows a log: every change is a row, written by the transaction that made it
-- and read by position. NOTIFY only wakes who reads; its message still names the tags, for nodes of the version before.
create table changes (
  transaction xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  tags text[] not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (transaction, id)
);
-- The log is swept by age.
create index changes_noted_at on changes (noted_at);

-- How far somebody has read who must go on from there after a restart.
create table change_readers (
  name text primary key,
  database text not null, -- a position of another database or timeline means nothing here
  timeline text not null,
  position pg_snapshot not null,
  read_at timestamptz not null default now()
);

-- A message holds at most 8000 bytes.
create or replace function notify_named(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) = 0 then return; end if;
  insert into changes (tags) values (notify_named.tags);
  perform pg_notify('changes', array_to_string(tags[part:part + 299], ','))
    from generate_series(1, cardinality(tags), 300) part;
end
$$;

create or replace function notify_tags(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) = 0 then return; end if;
  perform notify_named(case when cardinality(tags) > 2000 then '{catalogue,products}'::text[]
    else 'catalogue'::text || tags end);
end
$$;

create or replace function notify_sites_changed() returns trigger language plpgsql as $$
begin
  perform notify_named('{sites}');
  return null;
end
$$;

create or replace function notify_shipping_changed() returns trigger language plpgsql as $$
begin
  perform notify_named('{shipping}');
  return null;
end
$$;

create or replace function notify_delivery_changed() returns trigger language plpgsql as $$
begin
  perform notify_named('{delivery}');
  return null;
end
$$;

create or replace function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform notify_named('{content}');
  return null;
end
$$;

create or replace function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform notify_named('{catalogue,categories}');
  return null;
end
$$;

create or replace function notify_texts_changed() returns trigger language plpgsql as $$
begin
  perform notify_named(array['texts:' || coalesce(new.site_id, old.site_id)]);
  return null;
end
$$;

create or replace function notify_offers_changed() returns trigger language plpgsql as $$
begin
  perform notify_named(array[tg_argv[0]]);
  return null;
end
$$;

create or replace function notify_rates_offered() returns trigger language plpgsql as $$
begin
  if exists (select from changed c where not exists (select from shipping_rates r
      where r.country_id = c.country_id and r.method = c.method and r.id not in (select id from changed)))
  then perform notify_named('{sites}');
  end if;
  return null;
end
$$;

-- As before, but for many changed stocks, which are told by the same function.
create or replace function variants_were_changed() returns trigger language plpgsql as $$
declare
  others integer[]; counted integer[]; few integer[];
begin
  with compared as (
    select later.product_id, former.product_id as former_id, later.stock, former.stock as had,
      (later.stock, later.owed) is distinct from (former.stock, former.owed) and
      to_jsonb(later) - '{stock,owed}'::text[] = to_jsonb(former) - '{stock,owed}'::text[] and
      (later.stock = 0) = (former.stock = 0) as is_count
    from changed later join replaced former using (id))
  select array_remove(array_agg(distinct product_id) filter (where not is_count)
      || array_agg(distinct former_id) filter (where not is_count), null),
    array_agg(distinct product_id) filter (where is_count and stock <> had),
    array_agg(distinct product_id) filter (where is_count and shown_stock(stock) <> shown_stock(had))
  into others, counted, few from compared;
  perform note_parts_changed(coalesce(others, '{}'));
  perform notify_named(case when cardinality(counted) > 1000 then '{catalogue,products}'::text[]
    else array(select 'stock:' || id from unnest(counted) id)
      || array(select 'product:' || id from unnest(few) id) end);
  return null;
end
$$;
