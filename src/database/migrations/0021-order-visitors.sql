-- A guest is known again by the cookie of the cart that an order was made of: their own holds do not stand
-- in their way, the invoice names them to them alone, and nobody leaves unpaid orders without end.
alter table orders add column visitor_hash bytea;
create index orders_unpaid_visitor on orders (visitor_hash)
  where status = 'awaiting_payment' and visitor_hash is not null;
