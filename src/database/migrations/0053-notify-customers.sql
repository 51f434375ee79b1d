-- Sessions, addresses, plans and ways to pay are kept in memory for seconds: every node is told when one changes.
-- The argument is the column with the customer's number.
create function notify_customer_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('changes', 'customer:' || (changed ->> tg_argv[0]));
  return null;
end
$$;

create trigger customers_changed after update or delete on customers
  for each row execute function notify_customer_changed('id');
-- A new session is in nobody's memory, and that one was seen changes nothing about it.
create trigger sessions_changed after update of customer_id, token_hash, created_at, expires_at or delete on sessions
  for each row execute function notify_customer_changed('customer_id');
create trigger staff_roles_changed after insert or update or delete on staff_roles
  for each row execute function notify_customer_changed('customer_id');
create trigger delivery_addresses_changed after insert or update or delete on delivery_addresses
  for each row execute function notify_customer_changed('customer_id');
create trigger pro_periods_changed after insert or update or delete on pro_periods
  for each row execute function notify_customer_changed('customer_id');

create function notify_offers_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', tg_argv[0]);
  return null;
end
$$;

create trigger payment_methods_changed after insert or update or delete or truncate on payment_methods
  for each statement execute function notify_offers_changed('payment-methods');
create trigger pro_plans_changed after insert or update or delete or truncate on pro_plans
  for each statement execute function notify_offers_changed('plans');
