-- What was searched for most is asked by query key and time.
create index search_events_query_key on search_events (query_key, happened_at);
