-- A parcel can be declared before the shop tells its tracking number, with values in the shop's currency.

-- What shops in the warehouse's country are paid in, and how much of it is one euro.
alter table warehouses
  add column currency char(3) not null default 'EUR',
  add column currency_rate double precision not null default 1 check (currency_rate > 0);

alter table forward_parcels alter column tracking_number drop not null;

-- As it was paid; value_cents are the same in euros, at the rate of the day it was declared.
alter table forward_lines
  add column paid_cents bigint check (paid_cents > 0),
  add column paid_currency char(3) not null default 'EUR';
update forward_lines set paid_cents = value_cents;
alter table forward_lines alter column paid_cents set not null;
