-- outside a transaction
-- About three minutes for a million products, while the shop is open.
call fill_listed_products();
set maintenance_work_mem = '256MB';
create index concurrently if not exists listed_products_found on listed_products
  using gin (facets, words) with (gin_pending_list_limit = 512);
create index concurrently if not exists listed_products_on_sale on listed_products (product_id)
  where not is_archived;
create index concurrently if not exists listed_products_archived on listed_products (product_id)
  where is_archived;
analyze listed_products;
create index concurrently if not exists customers_names on customers
  using gin (words_of(first_name || ' ' || last_name || ' ' || company_name));
create index concurrently if not exists customers_site on customers (site_id, id);
create index concurrently if not exists mails_site on mails (site_id, id);
create index concurrently if not exists audit_log_action on audit_log (action, id);
create index concurrently if not exists audit_log_action_actor on audit_log (action, actor_id, id);
-- Two filters of orders and of papers, read in the index alone.
create index concurrently if not exists orders_site_paid_at on orders (site_id, paid_at, id)
  include (status, total_cents) where paid_at is not null;
create index concurrently if not exists orders_email_listed on orders (lower(email) text_pattern_ops, id)
  include (email, status, site_id, total_cents, paid_at) where email is not null;
drop index concurrently if exists orders_email;
create index concurrently if not exists invoices_site_issued on invoices (site_id, issued_at, id)
  include (credits_id, customer_id);
drop index concurrently if exists invoices_site;
create index concurrently if not exists invoices_issued_listed on invoices (issued_at, id)
  include (site_id, credits_id, customer_id);
drop index concurrently if exists invoices_issued;
reset maintenance_work_mem;
