-- What is published by itself is the text as it was when somebody chose its time, not as it is being written since.
-- formerly 5b37b1744d13e2a5e3501844b8216793e5295b77264cad88800b1b02c5b19304: dropped publish_at under the version before
create table scheduled_articles (
  article_id bigint not null references articles on delete cascade,
  language char(2) not null,
  publish_at timestamptz not null,
  scheduled_by bigint references customers,
  title text not null,
  description text not null,
  summary text not null,
  markdown text not null,
  primary key (article_id, language)
);
create index scheduled_articles_publish_at on scheduled_articles (publish_at);
create index scheduled_articles_scheduled_by on scheduled_articles (scheduled_by);

insert into scheduled_articles (article_id, language, title, description, summary, markdown, publish_at, scheduled_by)
select article_id, language, title, description, summary, markdown, publish_at, changed_by
from article_drafts where publish_at is not null;
update article_drafts set publish_at = null where publish_at is not null;
