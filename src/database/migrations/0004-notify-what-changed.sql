-- Names of languages, currencies and countries are kept in memory too; rates are a matter of their
-- own, so that a new price does not drop every page of every site.
create function notify_shipping_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'shipping');
  return null;
end
$$;

drop trigger warehouses_changed on warehouses;
drop trigger shipping_rates_changed on shipping_rates;
drop trigger shipping_rate_tiers_changed on shipping_rate_tiers;

create trigger warehouses_changed after insert or update or delete or truncate on warehouses
  for each statement execute function notify_shipping_changed();
create trigger shipping_rates_changed after insert or update or delete or truncate on shipping_rates
  for each statement execute function notify_shipping_changed();
create trigger shipping_rate_tiers_changed after insert or update or delete or truncate on shipping_rate_tiers
  for each statement execute function notify_shipping_changed();

create trigger languages_changed after insert or update or delete or truncate on languages
  for each statement execute function notify_sites_changed();
create trigger currencies_changed after insert or update or delete or truncate on currencies
  for each statement execute function notify_sites_changed();
create trigger countries_changed after insert or update or delete or truncate on countries
  for each statement execute function notify_sites_changed();
