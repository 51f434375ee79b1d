import { and, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import type { ArticleDetails, ArticleText } from "../../domain/article-fields.ts";
import type { ArticleKey } from "../../domain/article-key.ts";
import {
  articleDrafts,
  articles,
  articleVersions,
  publishedArticles,
  scheduledArticles,
} from "./articles.tables.ts";

export type ArticleRow = typeof articles.$inferSelect;

const isKey = ({ kind, slug, siteId }: ArticleKey) =>
  and(
    eq(articles.kind, kind),
    eq(articles.slug, slug),
    siteId === null ? isNull(articles.siteId) : eq(articles.siteId, siteId),
  );

const isText = (
  table:
    | typeof articleDrafts
    | typeof publishedArticles
    | typeof articleVersions
    | typeof scheduledArticles,
  articleId: number,
  language: string,
) => and(eq(table.articleId, articleId), eq(table.language, language));

/** The name of the staff member. */
const nameOf = (id: typeof articleDrafts.changedBy | typeof articleVersions.publishedBy) =>
  sql<
    string | null
  >`(select nullif(btrim(first_name || ' ' || last_name), '') from customers where customers.id = ${id})`;

export async function selectArticle(
  db: Queryable,
  key: ArticleKey,
): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(isKey(key));
  return row;
}

/** The first writer creates the row; concurrent writers wait, and then get the same row. */
export async function lockArticle(
  tx: Transaction,
  key: ArticleKey,
  details: Partial<ArticleDetails>,
): Promise<ArticleRow> {
  await tx
    .insert(articles)
    .values({ ...key, details })
    .onConflictDoNothing();
  const [row] = await tx.select().from(articles).where(isKey(key)).for("update");
  if (!row) throw new Error("An article that was just saved is not there");
  return row;
}

export async function updateDetails(
  tx: Transaction,
  id: number,
  details: Partial<ArticleDetails>,
): Promise<void> {
  await tx.update(articles).set({ details }).where(eq(articles.id, id));
}

/** All rows: a shop has few articles. */
export const selectArticles = (db: Queryable) => db.select().from(articles);

export const selectDrafts = (db: Queryable) =>
  db.select({ draft: articleDrafts, who: nameOf(articleDrafts.changedBy) }).from(articleDrafts);

export async function selectDraft(db: Queryable, articleId: number, language: string) {
  const [row] = await db
    .select()
    .from(articleDrafts)
    .where(isText(articleDrafts, articleId, language));
  return row;
}

export const selectPublished = (db: Queryable) =>
  db
    .select({
      article: articles,
      version: articleVersions,
      who: nameOf(articleVersions.publishedBy),
    })
    .from(publishedArticles)
    .innerJoin(articles, eq(articles.id, publishedArticles.articleId))
    .innerJoin(articleVersions, eq(articleVersions.id, publishedArticles.versionId));

/** From the database and not from memory: another node may have published it a moment ago. */
export async function selectPublishedText(db: Queryable, articleId: number, language: string) {
  const [row] = await db
    .select({ version: articleVersions })
    .from(publishedArticles)
    .innerJoin(articleVersions, eq(articleVersions.id, publishedArticles.versionId))
    .where(isText(publishedArticles, articleId, language));
  return row?.version;
}

export type PublishedText = Awaited<ReturnType<typeof selectPublished>>[number];

const SHOWN_VERSIONS = 50;

export const selectArticleVersions = (db: Queryable, articleId: number, language: string) =>
  db
    .select({ version: articleVersions, who: nameOf(articleVersions.publishedBy) })
    .from(articleVersions)
    .where(isText(articleVersions, articleId, language))
    .orderBy(desc(articleVersions.id))
    .limit(SHOWN_VERSIONS);

export async function selectVersion(db: Queryable, articleId: number, id: number) {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.id, id), eq(articleVersions.articleId, articleId)));
  return row;
}

type Written = { articleId: number; language: string; by: number | null };

export async function saveDraft(
  tx: Transaction,
  { articleId, language, by }: Written,
  text: ArticleText,
): Promise<void> {
  const written = { ...text, changedBy: by, changedAt: sql`now()` };
  await tx
    .insert(articleDrafts)
    .values({ articleId, language, ...written })
    .onConflictDoUpdate({
      target: [articleDrafts.articleId, articleDrafts.language],
      set: written,
    });
}

/** Saves the present text, to be published automatically later. */
export async function saveScheduled(
  tx: Transaction,
  { articleId, language, by }: Written,
  { publishAt, ...text }: ArticleText & { publishAt: Date },
): Promise<void> {
  const planned = { ...text, publishAt, scheduledBy: by };
  await tx
    .insert(scheduledArticles)
    .values({ articleId, language, ...planned })
    .onConflictDoUpdate({
      target: [scheduledArticles.articleId, scheduledArticles.language],
      set: planned,
    });
}

export const selectAllScheduled = (db: Queryable) => db.select().from(scheduledArticles);

export async function selectScheduled(db: Queryable, articleId: number, language: string) {
  const [row] = await db
    .select()
    .from(scheduledArticles)
    .where(isText(scheduledArticles, articleId, language));
  return row;
}

export async function deleteScheduled(
  tx: Transaction,
  articleId: number,
  language: string,
): Promise<void> {
  await tx.delete(scheduledArticles).where(isText(scheduledArticles, articleId, language));
}

/** Deletes the draft, and also its schedule. */
export async function deleteDraft(
  tx: Transaction,
  articleId: number,
  language: string,
): Promise<void> {
  await tx.delete(articleDrafts).where(isText(articleDrafts, articleId, language));
  await deleteScheduled(tx, articleId, language);
}

/** Publishes the text; the former one stays in the versions. */
export async function insertPublished(
  tx: Transaction,
  { articleId, language, by }: Written,
  text: ArticleText,
): Promise<number> {
  const [row] = await tx
    .insert(articleVersions)
    .values({ articleId, language, ...text, publishedBy: by })
    .returning({ id: articleVersions.id });
  const versionId = row?.id ?? 0;
  await tx
    .insert(publishedArticles)
    .values({ articleId, language, versionId })
    .onConflictDoUpdate({
      target: [publishedArticles.articleId, publishedArticles.language],
      set: { versionId },
    });
  return versionId;
}

export async function deletePublished(
  tx: Transaction,
  articleId: number,
  language: string,
): Promise<boolean> {
  const gone = await tx
    .delete(publishedArticles)
    .where(isText(publishedArticles, articleId, language))
    .returning({ language: publishedArticles.language });
  return gone.length > 0;
}

/** Texts whose time has come; the lock keeps two nodes from taking the same one. */
export const lockDueArticles = (tx: Transaction, now: Date) =>
  tx
    .select({ scheduled: scheduledArticles, article: articles })
    .from(scheduledArticles)
    .innerJoin(articles, eq(articles.id, scheduledArticles.articleId))
    .where(lte(scheduledArticles.publishAt, now))
    .for("update", { of: scheduledArticles, skipLocked: true });
