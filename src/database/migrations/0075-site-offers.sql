-- What there is for each site to offer: pages and texts promise nothing else.
create view site_offers as
select
  s.id as site_id,
  exists (select from warehouses) as warehouses,
  exists (
    select from warehouses w
    where not exists (
      select from site_countries c where c.site_id = s.id and c.country_id = w.country_id
    )
  ) as abroad,
  exists (
    select from shipping_rates r join site_countries c using (country_id) where c.site_id = s.id
  ) as rates,
  exists (
    select from shipping_rates r join site_countries c using (country_id)
    where c.site_id = s.id and r.method = 'sea'
  ) as sea,
  exists (select from pro_plans p where p.site_id = s.id and p.is_offered) as plans,
  exists (select from phones p where p.site_id = s.id) as phones
from sites s;

-- Every page knows what its site offers, as it knows the site itself.
create trigger warehouses_offered
  after insert or delete or truncate or update of country_id on warehouses
  for each statement execute function notify_sites_changed();
-- A new price does not drop every page of every site; the first rate to a country by a method does, or its last.
create function notify_rates_offered() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed c
    where not exists (
      select from shipping_rates r
      where r.country_id = c.country_id and r.method = c.method
        and r.id not in (select id from changed)
    )
  ) then
    perform pg_notify('changes', 'sites');
  end if;
  return null;
end
$$;
create trigger shipping_rates_added after insert on shipping_rates
  referencing new table as changed for each statement execute function notify_rates_offered();
create trigger shipping_rates_removed after delete on shipping_rates
  referencing old table as changed for each statement execute function notify_rates_offered();
create trigger pro_plans_offered
  after insert or delete or truncate or update of is_offered, site_id on pro_plans
  for each statement execute function notify_sites_changed();
create trigger phones_offered after insert or delete or truncate or update of site_id on phones
  for each statement execute function notify_sites_changed();
