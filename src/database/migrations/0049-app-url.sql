-- Where a site is reached, if that is not https and its first host: another port, or a proxy's name.
alter table sites add column app_url text check (app_url ~ '^https?://[^/]+$');
