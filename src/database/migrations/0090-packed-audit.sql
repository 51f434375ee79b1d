-- Old parts of the audit log may be packed, each as one text under its seal: lists no longer have their rows, and the
-- seals still fit. Nothing else may be deleted from it.
create table audit_archives (
  seal_id bigint primary key references audit_seals,
  packed bytea not null, -- zstd: what the seal covers, a line for each row
  at timestamptz not null default now()
);
create trigger audit_archives_append_only before update or delete or truncate on audit_archives
  for each statement execute function refuse_change();

create function refuse_unpacked_deletes() returns trigger language plpgsql as $$
begin
  if exists (select from gone where id > coalesce((
    select max(up_to) from audit_seals join audit_archives on seal_id = audit_seals.id), 0)) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_deleted after delete on audit_log referencing old table as gone
  for each statement execute function refuse_unpacked_deletes();

-- Looks at persons are kept for a year at least.
create function refuse_recent_deletes() returns trigger language plpgsql as $$
begin
  if exists (select from gone where at > now() - interval '1 year') then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
drop trigger access_log_append_only on access_log;
create trigger access_log_append_only before update or truncate on access_log
  for each statement execute function refuse_change();
create trigger access_log_deleted after delete on access_log referencing old table as gone
  for each statement execute function refuse_recent_deletes();
