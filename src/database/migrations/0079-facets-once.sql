-- Goods come with their variants: facets are written once, with these, and not twice.
create or replace function list_added_products() returns trigger language plpgsql as $$
begin
  perform write_product_words(array(select id from added));
  return null;
end
$$;
