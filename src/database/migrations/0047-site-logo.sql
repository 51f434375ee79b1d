-- SPEC §3: a site's own logo, a path of ours or an https address; without one its theme's is drawn.
alter table sites add column cdn_logo text;
