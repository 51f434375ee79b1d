-- Suppliers' files that staff upload, in parts; they go two days later.
create table import_uploads (
  id uuid primary key,
  actor_id bigint references customers,
  name text not null,
  created_at timestamptz not null default now()
);
create table import_upload_parts (
  upload_id uuid not null references import_uploads on delete cascade,
  position integer not null check (position >= 0),
  text text not null,
  primary key (upload_id, position)
);
