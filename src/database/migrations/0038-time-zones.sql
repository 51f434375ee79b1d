-- A site's times are those of the place it is for, not those of Greenwich.
alter table sites add column time_zone text not null default 'Europe/Vilnius';

update sites set time_zone = case countries.iso_code
  when 'LV' then 'Europe/Riga'
  when 'EE' then 'Europe/Tallinn'
  when 'NL' then 'Europe/Amsterdam'
  else 'Asia/Dubai' end
from countries
where countries.id = sites.default_country_id and countries.iso_code in ('LV', 'EE', 'NL', 'AE');
