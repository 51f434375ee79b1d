-- What an order cost us beside its goods, in euros, where somebody wrote it down; the rest is estimated.
create table order_costs (
  order_id bigint not null references orders,
  kind text not null check (kind in ('freight', 'duty', 'courier', 'packing', 'provider')),
  cents bigint not null check (cents >= 0),
  primary key (order_id, kind)
);
