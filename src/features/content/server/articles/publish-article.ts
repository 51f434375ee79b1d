import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { AuditAction } from "#platform/audit/audit-action.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { type ArticleText, isSameText, wordsOf } from "../../domain/article-fields.ts";
import type { ArticleDeps } from "./article-deps.ts";
import {
  type ArticleRow,
  deleteDraft,
  deletePublished,
  deleteScheduled,
  insertPublished,
  lockDueArticles,
  saveScheduled,
  selectDraft,
  selectScheduled,
  selectVersion,
} from "./articles.repository.ts";
import { currentText, type OfText, textSubject, withArticle } from "./edit-article.ts";

type Publishing = OfText & {
  /** When the draft was last saved, as far as the publisher knows; null: there is none. */
  seenDraft: string | null;
};

/** Publishes the draft; without a draft, it publishes the present text again, so that it counts as up to date. */
export const publishArticle = (
  deps: ArticleDeps,
  input: Publishing,
): Promise<Result<{ versionId: number }>> =>
  withArticle(deps, input, async (tx, row) => {
    if (!(await isSeen(tx, row, input))) return fail("office.articles.errors.changed");
    const text = await currentText(deps, tx, input, row);
    if (isEmpty(text)) return fail("office.articles.errors.empty");
    return publish(tx, { ...input, row, text, action: "article.publish" });
  });

/** Schedules the present draft for that time, without changes made later. Null removes the schedule. */
export const scheduleArticle = (
  deps: ArticleDeps,
  input: Publishing & { at: Date | null },
): Promise<Result<undefined>> =>
  withArticle(deps, input, async (tx, row) => {
    const { at, language, actor } = input;
    const draft = await selectDraft(tx, row.id, language);
    if (!draft) return fail("errors.not_found");
    if (!(await isSeen(tx, row, input))) return fail("office.articles.errors.changed");
    const refused = at && refusedPlan(draft, at, deps.now());
    if (refused) return refused;
    const before = await selectScheduled(tx, row.id, language);
    const of = { articleId: row.id, language, by: actor.id };
    if (at) await saveScheduled(tx, of, { ...wordsOf(draft), publishAt: at });
    else await deleteScheduled(tx, row.id, language);
    await writeAuditNote(tx, {
      actor,
      action: "article.schedule",
      subject: textSubject(input),
      before: { publish_at: before?.publishAt.toISOString() ?? null },
      after: { publish_at: at?.toISOString() ?? null },
    });
    return succeed(undefined);
  });

const isEmpty = ({ title, markdown }: ArticleText) => title === "" || markdown.trim() === "";

function refusedPlan(draft: ArticleText, at: Date, now: Date) {
  if (at <= now) return fail("errors.invalid_input", { at: ["office.articles.errors.past"] });
  return isEmpty(draft) ? fail("office.articles.errors.empty") : undefined;
}

/** Publishes a former version again, as a new version; an existing draft is kept. */
export const restoreVersion = (
  deps: ArticleDeps,
  input: OfText & { versionId: number },
): Promise<Result<{ versionId: number }>> =>
  withArticle(deps, input, async (tx, row) => {
    const former = await selectVersion(tx, row.id, input.versionId);
    if (former?.language !== input.language) return fail("errors.not_found");
    const text = wordsOf(former);
    return publish(tx, { ...input, row, text, action: "article.restore", keepsDraft: true });
  });

/** Removes staff's text: the shop shows the file of the same name, or nothing. */
export const withdrawArticle = (deps: ArticleDeps, input: OfText): Promise<Result<undefined>> =>
  withArticle(deps, input, async (tx, row) => {
    const isGone = await deletePublished(tx, row.id, input.language);
    if (!isGone) return succeed(undefined);
    const { actor } = input;
    await writeAuditNote(tx, { actor, action: "article.withdraw", subject: textSubject(input) });
    return succeed(undefined);
  });

async function isSeen(tx: Transaction, row: ArticleRow, { language, seenDraft }: Publishing) {
  const draft = await selectDraft(tx, row.id, language);
  return (draft?.changedAt.toISOString() ?? null) === seenDraft;
}

type ToPublish = OfText & {
  row: ArticleRow;
  text: ArticleText;
  action: AuditAction;
  keepsDraft?: boolean;
};

async function publish(tx: Transaction, input: ToPublish): Promise<Result<{ versionId: number }>> {
  const { actor, language, row, text, action, keepsDraft } = input;
  const versionId = await insertPublished(tx, { articleId: row.id, language, by: actor.id }, text);
  if (!keepsDraft) await deleteDraft(tx, row.id, language);
  await writeAuditNote(tx, {
    actor,
    action,
    subject: textSubject(input),
    details: { version: versionId },
  });
  return succeed({ versionId });
}

/** Every minute: publishes texts whose time has come, in the name of the person who scheduled them. */
export async function publishDueArticles({ db, now }: Pick<ArticleDeps, "db" | "now">) {
  await inTransaction(db, async (tx) => {
    for (const { scheduled, article } of await lockDueArticles(tx, now())) {
      const { articleId, language, scheduledBy: by } = scheduled;
      const text = wordsOf(scheduled);
      const version = await insertPublished(tx, { articleId, language, by }, text);
      await deleteScheduled(tx, articleId, language);
      const draft = await selectDraft(tx, articleId, language);
      // Changes made after scheduling stay in the draft.
      if (draft && isSameText(wordsOf(draft), text)) await deleteDraft(tx, articleId, language);
      await writeAuditNote(tx, {
        actor: { id: by },
        way: "job",
        action: "article.publish",
        subject: textSubject({ key: article, language }),
        details: { version },
      });
    }
  });
}
