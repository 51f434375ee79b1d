import { char, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { big, identity, moment } from "#database/columns.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { ArticleDetails, ArticleKind } from "../../domain/article-fields.ts";

/** Declared with its key only: accounts have the same rank as texts, so their tables must not be imported. */
const customers = pgTable("customers", { id: identity() });

export const articles = pgTable(
  "articles",
  (t) => ({
    id: identity(),
    kind: t.text("kind").$type<ArticleKind>().notNull(),
    slug: t.text("slug").notNull(),
    /** Null means every site. */
    siteId: t.integer("site_id").references(() => sites.id, { onDelete: "cascade" }),
    /** The fields that all languages share. */
    details: t.jsonb("details").$type<Partial<ArticleDetails>>().notNull().default({}),
    createdAt: moment("created_at").notNull().defaultNow(),
  }),
  (table) => [
    unique("articles_kind_slug_site_id_key")
      .on(table.kind, table.slug, table.siteId)
      .nullsNotDistinct(),
  ],
);

const ofArticle = () =>
  big("article_id")
    .notNull()
    .references(() => articles.id, { onDelete: "cascade" });
const language = () => char("language", { length: 2 }).notNull();
const words = () => ({
  title: text("title").notNull(),
  description: text("description").notNull(),
  summary: text("summary").notNull(),
  markdown: text("markdown").notNull(),
});

export const articleDrafts = pgTable(
  "article_drafts",
  {
    articleId: ofArticle(),
    language: language(),
    ...words(),
    changedAt: moment("changed_at").notNull().defaultNow(),
    changedBy: big("changed_by").references(() => customers.id),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    index("article_drafts_changed_by").on(table.changedBy),
  ],
);

/** Published automatically at its time, with the text at the time of scheduling; later changes stay in the draft. */
export const scheduledArticles = pgTable(
  "scheduled_articles",
  {
    articleId: ofArticle(),
    language: language(),
    ...words(),
    publishAt: moment("publish_at").notNull(),
    scheduledBy: big("scheduled_by").references(() => customers.id),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    index("scheduled_articles_publish_at").on(table.publishAt),
    index("scheduled_articles_scheduled_by").on(table.scheduledBy),
  ],
);

/** Every version that was ever published. */
export const articleVersions = pgTable(
  "article_versions",
  {
    id: identity(),
    articleId: ofArticle(),
    language: language(),
    ...words(),
    publishedAt: moment("published_at").notNull().defaultNow(),
    publishedBy: big("published_by").references(() => customers.id),
  },
  (table) => [
    index("article_versions_article").on(table.articleId, table.language, table.id),
    index("article_versions_published_by").on(table.publishedBy),
  ],
);

/** The versions that are shown now. */
export const publishedArticles = pgTable(
  "published_articles",
  {
    articleId: ofArticle(),
    language: language(),
    versionId: big("version_id")
      .notNull()
      .references(() => articleVersions.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    index("published_articles_version").on(table.versionId),
  ],
);
