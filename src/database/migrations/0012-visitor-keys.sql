-- Marks of visitors are made with the key of their day. Once it is deleted nobody can find the address
-- behind a mark, not even by trying all there are.
create table visitor_keys (
  day date primary key,
  key text not null
);
