-- By which providers somebody can pay on a site: texts name those alone.
create or replace view site_offers as
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
  exists (select from phones p where p.site_id = s.id) as phones,
  array(
    select distinct m.provider::integer from payment_methods m
    where m.site_id = s.id and m.is_on order by 1
  ) as providers
from sites s;

create trigger payment_methods_offered
  after insert or delete or truncate or update of is_on, site_id, provider on payment_methods
  for each statement execute function notify_sites_changed();
