-- Whoever has collected a phone of a model does not reserve another one of it.
drop index phone_reservations_one_each;
create unique index phone_reservations_one_each on phone_reservations (site_id, model, email)
  where status in ('confirmed', 'ready', 'collected');
