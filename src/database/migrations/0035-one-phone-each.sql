-- Whoever has collected a phone of a model does not reserve another one of it.
-- formerly c7ece5a83168fda31bf7471c51ab45f13f38ef4b9eb4bd91ed6ae3b67448d8c9: failed where somebody had two already
drop index phone_reservations_one_each;
-- What was given or promised before stays so; who it was is known by the last of them alone.
update phone_reservations former
  set email = null, first_name = null, last_name = null, phone_number = null
  where status = 'collected' and exists (
    select from phone_reservations other
    where (other.site_id, other.model, other.email) = (former.site_id, former.model, former.email)
      and other.status in ('confirmed', 'ready', 'collected')
      and (other.status <> 'collected' or other.id > former.id));
create unique index phone_reservations_one_each on phone_reservations (site_id, model, email)
  where status in ('confirmed', 'ready', 'collected');
