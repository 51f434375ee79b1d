-- After the goods are locked a guest's new cart is counted: whoever waits for the count keeps others from the goods.
alter function add_to_guest_cart(
  integer, bytea, bytea, integer, integer, boolean, integer, jsonb, text, integer, bigint
) set lock_timeout = '5s';
