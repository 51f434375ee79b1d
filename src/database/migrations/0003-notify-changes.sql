-- What nodes keep in memory follows the database: each change of a site says so once per statement.
create function notify_sites_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'sites');
  return null;
end
$$;

create trigger sites_changed after insert or update or delete or truncate on sites
  for each statement execute function notify_sites_changed();
create trigger site_hosts_changed after insert or update or delete or truncate on site_hosts
  for each statement execute function notify_sites_changed();
create trigger site_languages_changed after insert or update or delete or truncate on site_languages
  for each statement execute function notify_sites_changed();
create trigger site_currencies_changed after insert or update or delete or truncate on site_currencies
  for each statement execute function notify_sites_changed();
create trigger site_countries_changed after insert or update or delete or truncate on site_countries
  for each statement execute function notify_sites_changed();
create trigger site_query_keys_changed after insert or update or delete or truncate on site_query_keys
  for each statement execute function notify_sites_changed();
create trigger redirects_changed after insert or update or delete or truncate on redirects
  for each statement execute function notify_sites_changed();
create trigger warehouses_changed after insert or update or delete or truncate on warehouses
  for each statement execute function notify_sites_changed();
create trigger shipping_rates_changed after insert or update or delete or truncate on shipping_rates
  for each statement execute function notify_sites_changed();
create trigger shipping_rate_tiers_changed after insert or update or delete or truncate on shipping_rate_tiers
  for each statement execute function notify_sites_changed();
