-- As all functions of a purchase have it (0060, 0068): one plan for all, which never reads a whole table.
alter function stored_cart(integer, bigint, bytea, integer) set plan_cache_mode = force_generic_plan;
alter function stored_cart(integer, bigint, bytea, integer) set enable_seqscan = off;
