-- Which shop a line is of: prices that staff confirmed there tell what is usual there.
alter table quote_lines add column shop text not null default '';
update quote_lines set shop = coalesce(
  regexp_replace(lower(substring(url from '^[A-Za-z]+://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\.', ''), '');
create index quote_lines_shop on quote_lines (shop, kind);
