-- Local delivery (PRODUCT §5): couriers, what they charge in a country, and their pickup points.
create table couriers (
  code text primary key,
  name text not null,
  position integer not null,
  list_addresses text[] not null default '{}', -- where its lists of points are asked for every night
  list_headers jsonb not null default '{}', -- what it wants to hear from whoever asks
  list_by_country boolean not null default false -- a list of one country says nothing about the others
);

create table delivery_services (
  id integer generated always as identity primary key, -- local_delivery_type of SPEC §3
  courier_code text not null references couriers on delete cascade,
  country_id integer not null references countries,
  site_id integer references sites on delete cascade, -- null counts for all sites without a row of their own
  way text not null check (way in ('pickup', 'door')),
  fee_cents integer not null check (fee_cents >= 0),
  days_min smallint not null check (days_min >= 0),
  days_max smallint not null check (days_max >= days_min),
  is_offered boolean not null default true,
  unique nulls not distinct (courier_code, country_id, site_id, way)
);

create table pickup_points (
  courier_code text not null references couriers on delete cascade,
  id text not null, -- the courier's own
  country char(2) not null,
  kind text not null check (kind in ('locker', 'shop', 'post_office')),
  name text not null,
  address text not null,
  city text not null,
  post_code text not null,
  latitude double precision,
  longitude double precision,
  hours text not null,
  notes jsonb not null,
  primary key (courier_code, id),
  check ((latitude is null) = (longitude is null))
);
create index pickup_points_country on pickup_points (country);

-- What the last reading of each list brought. The points are those of the last good one.
create table point_lists (
  courier_code text not null references couriers on delete cascade,
  source text not null,
  read_at timestamptz not null,
  points integer not null,
  bad_rows jsonb not null,
  refusal text,
  primary key (courier_code, source)
);

create function notify_delivery_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'delivery');
  return null;
end
$$;

create trigger couriers_changed after insert or update or delete or truncate on couriers
  for each statement execute function notify_delivery_changed();
create trigger delivery_services_changed after insert or update or delete or truncate on delivery_services
  for each statement execute function notify_delivery_changed();
create trigger pickup_points_changed after insert or update or delete or truncate on pickup_points
  for each statement execute function notify_delivery_changed();
