-- Lists of staff narrow a million orders by any two of these: what is looked at lies in the index itself.
drop index orders_total, orders_status, orders_site, orders_paid_at;
create index orders_total on orders (total_cents, id) include (status, site_id, paid_at);
create index orders_status on orders (status, id) include (site_id, total_cents, paid_at);
create index orders_site on orders (site_id, id) include (status, total_cents, paid_at);
create index orders_paid_at on orders (paid_at, id) include (status, site_id, total_cents)
  where paid_at is not null;
