-- Of an index with a condition PostgreSQL uses no statistics: it took a name that every thirtieth order has for a rare
-- one, and read all of them for the newest six.
create statistics orders_recipient_words on (words_of((address ->> 'firstName') || ' ' || (address ->> 'lastName')))
  from orders;
analyze orders;
