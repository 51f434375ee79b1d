-- Texts of the shop and of its mails that staff wrote for one site, in the place of those it came with.
create table message_overrides (
  site_id integer not null references sites on delete cascade,
  language char(2) not null,
  key text not null check (length(key) between 1 and 200),
  text text not null check (length(text) between 1 and 5000),
  changed_at timestamptz not null default now(),
  primary key (site_id, language, key)
);

create function notify_texts_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'texts:' || coalesce(new.site_id, old.site_id));
  return null;
end
$$;
create trigger message_overrides_changed after insert or update or delete on message_overrides
  for each row execute function notify_texts_changed();
