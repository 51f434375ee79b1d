-- What unpaid orders hold may be more than a new count of the stock has: the difference is remembered, so that
-- pieces which were never there are not sold once an order lets go of them.
alter table variants add column owed integer not null default 0 check (owed >= 0);
