-- Steps of a purchase are planned once for a connection, maybe while a shop has no carts yet: what is cheapest among
-- ten rows, reading them all, would be kept for ten thousand. Everything they look for has an index.
alter function hold_lines(bigint, integer[], integer[], jsonb) set enable_seqscan = off;
alter function add_to_cart(integer, bigint, bytea, bytea, integer, integer, boolean, integer, jsonb)
  set enable_seqscan = off;
alter function hold_cart(integer, bigint, bytea, jsonb) set enable_seqscan = off;
alter function start_checkout(integer, bigint, bytea, text, jsonb, bigint, jsonb) set enable_seqscan = off;
alter function take_stock(integer[], integer[], bigint, bytea, bigint) set enable_seqscan = off;
alter function lock_for_order(bigint, integer, bigint, bytea, timestamptz) set enable_seqscan = off;
alter function move_money(bigint, text, text, text, text[], bigint, text, text, text[], jsonb)
  set enable_seqscan = off;
