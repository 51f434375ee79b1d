-- Which staging of a source's list this is: what somebody approved is applied, and nothing that was staged since.
-- Nodes of before write none, and get one all the same, since each list they begin is a new row.
alter table imports add column staging_id uuid not null default gen_random_uuid();
