-- outside a transaction
-- For what is packed or deleted at night.
create index concurrently if not exists record_versions_audit on record_versions (audit_id);
create index concurrently if not exists access_log_at on access_log (at);
