-- What a line had cost before a step wrote its cost, so that taking the step back writes it again.
create table order_costs_before (
  step_id bigint not null references order_history,
  position integer not null,
  cost_cents bigint,
  primary key (step_id, position)
);
