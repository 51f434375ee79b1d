-- outside a transaction
-- With the currency in it, what orders of a state and a site come to is read from this index alone. A second for a
-- million orders, while the shop is open.
set maintenance_work_mem = '256MB';
create index concurrently if not exists orders_status_listed on orders
  (status, id) include (site_id, total_cents, paid_at, currency);
drop index concurrently if exists orders_status;
reset maintenance_work_mem;
