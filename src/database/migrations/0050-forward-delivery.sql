-- The courier from our warehouse in the country to the door, as the calculator counts it. What was chosen
-- before is paid without it.
alter table forward_requests
  add column delivery_cents bigint not null default 0 check (delivery_cents >= 0);
