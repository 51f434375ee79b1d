-- outside a transaction
-- Products of a picture that was stored or replaced.
create index concurrently if not exists product_pictures_file on product_pictures (file);
