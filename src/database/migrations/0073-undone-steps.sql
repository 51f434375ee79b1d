-- A step of staff that was taken back is a row of its own: it names the one that it takes back.
alter table order_history add column undoes bigint references order_history;
create unique index order_history_undoes on order_history (undoes) where undoes is not null;
