-- outside a transaction
create index concurrently if not exists orders_withdrawn on orders (id)
  where withdrawn_at is not null and status not in ('cancelled', 'expired', 'refunded');
