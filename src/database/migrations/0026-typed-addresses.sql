-- What was typed is kept apart from where an order goes: a saved address that is deleted elsewhere does not
-- bring back an older one unseen.
alter table checkouts add column typed_address jsonb;
update checkouts set typed_address = address;
update checkouts set address = null where address_id is not null;
