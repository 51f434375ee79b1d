import type { Edit } from "#core/edit.ts";
import { fail, failField, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { type ArticleDetails, type ArticleText, wordsOf } from "../../domain/article-fields.ts";
import { type ArticleKey, writeArticleKey } from "../../domain/article-key.ts";
import { type ArticleDeps, languagesOf, mayWrite } from "./article-deps.ts";
import {
  type ArticleRow,
  deleteDraft,
  lockArticle,
  saveDraft,
  selectArticle,
  selectDraft,
  selectPublishedText,
  updateDetails,
} from "./articles.repository.ts";
import { currentDetails, isKnown } from "./describe-article.ts";
import { textOf } from "./merge-published.ts";

type OfArticle = { actor: StaffActor; key: ArticleKey };
export type OfText = OfArticle & { language: string };

const articleSubject = (key: ArticleKey) => `article:${writeArticleKey(key)}`;
export const textSubject = ({ key, language }: Pick<OfText, "key" | "language">) =>
  `${articleSubject(key)}:${language}`;

const EMPTY: ArticleText = { title: "", description: "", summary: "", markdown: "" };

/** Runs `work` with the locked row if the actor may change the article; otherwise it is not found. */
export async function withArticle<Answer>(
  deps: ArticleDeps,
  { actor, key, language }: OfArticle & { language?: string },
  work: (tx: Transaction, row: ArticleRow) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  if (!mayWrite(actor, key)) return fail("errors.not_found");
  if (language !== undefined && !languagesOf(deps, key).includes(language)) {
    return fail("errors.not_found");
  }
  return inTransaction(deps.db, async (tx) => {
    if (!isKnown(deps, key, await selectArticle(tx, key))) return fail("errors.not_found");
    return work(tx, await lockArticle(tx, key, {}));
  });
}

/** What the editor shows: the draft, or else the published text. */
export async function currentText(
  deps: ArticleDeps,
  tx: Transaction,
  { key, language }: OfText,
  row: ArticleRow,
): Promise<ArticleText> {
  const own =
    (await selectDraft(tx, row.id, language)) ?? (await selectPublishedText(tx, row.id, language));
  const shown = deps.store.shown(key, language);
  return wordsOf(own ?? (shown ? textOf(shown) : EMPTY));
}

export const saveArticleDraft = (
  deps: ArticleDeps,
  input: OfText & { edit: Edit<ArticleText> },
): Promise<Result<ArticleText>> =>
  withArticle(deps, input, async (tx, row) => {
    const { actor, language } = input;
    const current = await currentText(deps, tx, input, row);
    return editRecord(tx, {
      actor,
      action: "article.draft",
      subject: textSubject(input),
      current,
      edit: input.edit,
      write: (changes) =>
        saveDraft(tx, { articleId: row.id, language, by: actor.id }, { ...current, ...changes }),
    });
  });

export const saveArticleDetails = (
  deps: ArticleDeps,
  { actor, key, edit }: OfArticle & { edit: Edit<Partial<ArticleDetails>> },
): Promise<Result<Partial<ArticleDetails>>> =>
  withArticle(deps, { actor, key }, (tx, row) => {
    const current: Partial<ArticleDetails> = currentDetails(deps, key, row);
    return editRecord(tx, {
      actor,
      action: "article.details",
      subject: articleSubject(key),
      current,
      edit,
      write: (changes) => updateDetails(tx, row.id, { ...current, ...changes }),
    });
  });

export const discardDraft = (deps: ArticleDeps, input: OfText): Promise<Result<undefined>> =>
  withArticle(deps, input, async (tx, row) => {
    const { actor, language } = input;
    const before = await selectDraft(tx, row.id, language);
    if (!before) return succeed(undefined);
    await deleteDraft(tx, row.id, language);
    await writeAuditNote(tx, {
      actor,
      action: "article.discard",
      subject: textSubject(input),
      before: wordsOf(before),
    });
    return succeed(undefined);
  });

/** Creates a question or a blog article; pages have fixed URLs in the shop and cannot be created. */
export async function createArticle(
  deps: ArticleDeps,
  input: OfText & { title: string },
): Promise<Result<undefined>> {
  const { actor, key, language, title } = input;
  if (!mayWrite(actor, key) || !languagesOf(deps, key).includes(language)) {
    return fail("errors.not_found");
  }
  return inTransaction(deps.db, async (tx) => {
    if (isKnown(deps, key, await selectArticle(tx, key))) return slugTaken();
    const row = await lockArticle(tx, key, currentDetails(deps, key, undefined));
    if (await selectDraft(tx, row.id, language)) return slugTaken();
    const text = { ...EMPTY, title };
    await saveDraft(tx, { articleId: row.id, language, by: actor.id }, text);
    await writeAuditNote(tx, {
      actor,
      action: "article.create",
      subject: articleSubject(key),
      after: { ...text, language },
    });
    return succeed(undefined);
  });
}

const slugTaken = () => failField("slug", "office.articles.errors.slug_taken");
