-- A site may answer on several hosts; the first is the one that search engines are told.
alter table site_hosts add column position integer not null default 0;
