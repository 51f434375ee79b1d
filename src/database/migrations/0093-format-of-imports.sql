-- The whole file was read, into rows of this format; older versions, which would misread them, look at is_staged.
alter table imports add column staged_format integer;
