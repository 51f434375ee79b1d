-- How long it takes from the payment to the door, as it was promised when it was ordered.
alter table orders add column transit_days jsonb;

-- When the goods of an unpaid order went back into their buyer's cart: once.
alter table orders add column returned_at timestamptz;
create index orders_returned on orders (site_id, customer_id, visitor_hash)
  where status = 'awaiting_payment' and returned_at is not null;
