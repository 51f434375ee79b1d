-- Guests have their consent taken back by their browser: its orders that still have it are found at once.

create index orders_agreed_visitor on orders (visitor_hash)
  where agreed_to_marketing and visitor_hash is not null;
