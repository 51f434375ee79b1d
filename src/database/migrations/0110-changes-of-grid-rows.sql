-- What was asked of each row of a bulk edit: the same sent again is answered as done, something else is not.
-- Null where a node of before wrote it.
alter table bulk_edit_rows add column changes jsonb;
