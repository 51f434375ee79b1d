-- How many of the pieces of a refund had left before: those are not taken off what is still to be shipped again.
alter table order_refund_lines add column sent_quantity integer not null default 0
  check (sent_quantity between 0 and quantity);

-- Of refunds so far: pieces that had left when the money went back, the oldest refund first.
alter table order_refund_lines disable trigger order_refund_lines_append_only;
with refunded as (
  select line.refund_id, line.position, line.quantity, refund.order_id, refund.created_at,
    coalesce(sum(line.quantity) over (partition by refund.order_id, line.position order by line.refund_id
      rows between unbounded preceding and 1 preceding), 0) as before
  from order_refund_lines line join order_refunds refund on refund.id = line.refund_id
), sent as (
  select refunded.refund_id, refunded.position, refunded.before,
    sum(coalesce(line.quantity, case when exists (
      select from order_shipment_lines any_line where any_line.shipment_id = shipment.id
    ) then 0 else refunded.quantity + refunded.before end)) as pieces
  from refunded
  join order_shipments shipment on shipment.order_id = refunded.order_id and shipment.sent_at <= refunded.created_at
  left join order_shipment_lines line on line.shipment_id = shipment.id and line.position = refunded.position
  group by refunded.refund_id, refunded.position, refunded.before
)
update order_refund_lines line set sent_quantity = least(line.quantity, greatest(0, sent.pieces - sent.before))
from sent where sent.refund_id = line.refund_id and sent.position = line.position;
alter table order_refund_lines enable trigger order_refund_lines_append_only;
