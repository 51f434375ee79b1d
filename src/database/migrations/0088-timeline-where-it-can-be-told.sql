-- The timeline on which the primary writes; `unknown` where a managed server keeps it to itself (Aurora without logical
-- replication refuses pg_current_wal_lsn), so that changes are followed there as well.
create function current_timeline() returns text language plpgsql stable as $$
begin
  -- A replica cannot say on which timeline it writes.
  if pg_is_in_recovery() then return 'none'; end if;
  return left(pg_walfile_name(pg_current_wal_lsn()), 8);
exception
  when object_not_in_prerequisite_state or feature_not_supported or insufficient_privilege then
    return 'unknown';
end
$$;
