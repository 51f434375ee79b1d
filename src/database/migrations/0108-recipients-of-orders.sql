-- outside a transaction
-- Guests have no account: their orders are found by whom they go to. About a minute for a million orders, while the shop is open.
set maintenance_work_mem = '256MB';
create index concurrently if not exists orders_recipient on orders
  using gin (words_of((address ->> 'firstName') || ' ' || (address ->> 'lastName')))
  with (gin_pending_list_limit = 512) where address is not null;
create index concurrently if not exists orders_phone_digits on orders
  (regexp_replace(address ->> 'phoneNumber', '\D', '', 'g') text_pattern_ops) where address is not null;
