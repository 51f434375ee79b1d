-- Times of articles have a table of their own since 0077; code that is older wrote them to the drafts.
-- needs code of 0077
do $$
begin
  if exists (select from pg_attribute where attrelid = 'article_drafts'::regclass
    and attname = 'publish_at' and not attisdropped) then
    -- What somebody chose while nodes were being replaced.
    insert into scheduled_articles
      (article_id, language, title, description, summary, markdown, publish_at, scheduled_by)
    select article_id, language, title, description, summary, markdown, publish_at, changed_by
    from article_drafts where publish_at is not null
    on conflict do nothing;
  end if;
end
$$;
alter table article_drafts drop column if exists publish_at;
