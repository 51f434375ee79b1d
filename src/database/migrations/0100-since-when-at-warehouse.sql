-- outside a transaction
-- Of orders that wait to be sent, those that have come lately are not late. No purchase writes such a row.
create index concurrently if not exists order_history_at_warehouse on order_history (at, order_id)
  where status = 'at_warehouse' and undoes is null;
