-- Pictures of goods: which content a file of the shop has, for all nodes. The content is kept by its hash, in the store
-- of pictures; addresses name its first letters, so that browsers keep a picture for ever.
-- formerly 947ed6ba7bb665132f0d8ccba2494a08066948faf634168f7f818eeff592f697: made the index of product_pictures here, and kept
-- everybody from changing goods while it did.
create table pictures (
  file text primary key, -- as product_pictures name it
  hash text not null check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256
  version text not null generated always as (left(hash, 12)) stored,
  stored_at timestamptz, -- null: so far in the folder of pictures alone
  saved_at timestamptz not null default now()
);
create index pictures_hash on pictures (hash);
create index pictures_unstored on pictures (file) where stored_at is null;

-- Pages and cards show the version; the index by which their products are found is made while the shop is open.
create function pictures_were_saved() returns trigger language plpgsql as $$
begin
  perform note_parts_changed(array(
    select distinct product_id from product_pictures join saved using (file)));
  return null;
end
$$;
create function pictures_were_replaced() returns trigger language plpgsql as $$
begin
  perform note_parts_changed(array(
    select distinct product_id from product_pictures join saved using (file)
    join replaced using (file) where saved.hash <> replaced.hash));
  return null;
end
$$;
create trigger pictures_saved after insert on pictures referencing new table as saved
  for each statement execute function pictures_were_saved();
create trigger pictures_replaced after update on pictures
  referencing old table as replaced new table as saved
  for each statement execute function pictures_were_replaced();

-- Pictures that a supplier's list names by their addresses; each is fetched once and becomes a row of pictures.
create table picture_sources (
  file text primary key, -- web/…, made of the address
  url text not null,
  source text, -- whose list named it last
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  problem text, -- of the last try
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index picture_sources_waiting on picture_sources (next_try_at) where state = 'waiting';
create index picture_sources_source on picture_sources (source, state, file);
