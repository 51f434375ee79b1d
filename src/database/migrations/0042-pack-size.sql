-- How many pieces are sold as one: packs are told as such, and are no best sellers.
alter table products add column pack_size integer not null default 1 check (pack_size >= 1);
