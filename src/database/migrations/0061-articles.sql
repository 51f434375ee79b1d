-- Texts that staff write: they stand in the place of files of the same name, for one site or for all.
create table articles (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('pages', 'faq', 'blog')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  site_id integer references sites on delete cascade, -- null: every site
  details jsonb not null default '{}', -- what all languages share: group, position, date, picture
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, slug, site_id)
);

-- What is being written, one for each language; published at its time, or by hand.
create table article_drafts (
  article_id bigint not null references articles on delete cascade,
  language char(2) not null,
  title text not null,
  description text not null,
  summary text not null,
  markdown text not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references customers,
  publish_at timestamptz,
  primary key (article_id, language)
);
create index article_drafts_publish_at on article_drafts (publish_at) where publish_at is not null;
create index article_drafts_changed_by on article_drafts (changed_by);

-- Everything that was ever published.
create table article_versions (
  id bigint generated always as identity primary key,
  article_id bigint not null references articles on delete cascade,
  language char(2) not null,
  title text not null,
  description text not null,
  summary text not null,
  markdown text not null,
  published_at timestamptz not null default now(),
  published_by bigint references customers
);
create index article_versions_article on article_versions (article_id, language, id);
create index article_versions_published_by on article_versions (published_by);

-- What is shown now.
create table published_articles (
  article_id bigint not null references articles on delete cascade,
  language char(2) not null,
  version_id bigint not null references article_versions on delete cascade,
  primary key (article_id, language)
);
create index published_articles_version on published_articles (version_id);

create function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'content');
  return null;
end
$$;
create trigger articles_changed after update or delete on articles
  for each statement execute function notify_content_changed();
create trigger published_articles_changed after insert or update or delete on published_articles
  for each statement execute function notify_content_changed();
