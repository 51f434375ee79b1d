-- What the office searches by: beginnings of names, e-mails and telephones, and tracking numbers as they are written.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select translate(lower(name), 'ąčęėįšųūžāēģīķļņōŗõäöüё', 'aceeisuuzaegiklnoroaouе')
$$;
create index customers_first_name_folded on customers (fold_name(first_name) text_pattern_ops);
create index customers_last_name_folded on customers (fold_name(last_name) text_pattern_ops);
create index customers_company_folded on customers (fold_name(company_name) text_pattern_ops)
  where company_name <> '';
create index customers_email_prefix on customers (lower(email) text_pattern_ops);
create index customers_phone_digits on customers (regexp_replace(phone_number, '\D', '', 'g') text_pattern_ops)
  where phone_number <> '';
create index order_shipments_number on order_shipments (upper(tracking_number));
create index forward_requests_number on forward_requests (upper(tracking_number)) where tracking_number is not null;
create index forward_parcels_number on forward_parcels (upper(tracking_number)) where tracking_number is not null;
