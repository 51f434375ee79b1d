import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { ArticleText } from "../../domain/article-fields.ts";
import type { ArticleDeps } from "./article-deps.ts";
import {
  type ArticleRow,
  deleteDraft,
  deletePublished,
  insertPublished,
  lockDueDrafts,
  selectDraft,
  selectVersion,
  setPublishAt,
} from "./articles.repository.ts";
import { currentText, type OfText, textSubject, withArticle } from "./edit-article.ts";

type Publishing = OfText & {
  /** When the draft was last saved as far as whoever publishes knows; null: there is none. */
  seenDraft: string | null;
};

/** The draft is shown from now on; without one, what is shown counts as read again and up to date. */
export const publishArticle = (
  deps: ArticleDeps,
  input: Publishing,
): Promise<Result<{ versionId: number }>> =>
  withArticle(deps, input, async (tx, row) => {
    if (!(await isSeen(tx, row, input))) return fail("office.articles.errors.changed");
    const text = await currentText(deps, tx, input, row);
    if (text.title === "" || text.markdown.trim() === "") {
      return fail("office.articles.errors.empty");
    }
    return publish(tx, { ...input, row, text, action: "article.publish" });
  });

/** Null: not by itself any more. */
export const scheduleArticle = (
  deps: ArticleDeps,
  input: Publishing & { at: Date | null },
): Promise<Result<undefined>> =>
  withArticle(deps, input, async (tx, row) => {
    const { at, language, actor } = input;
    const draft = await selectDraft(tx, row.id, language);
    if (!draft) return fail("errors.not_found");
    if (!(await isSeen(tx, row, input))) return fail("office.articles.errors.changed");
    if (at && at <= deps.now()) {
      return { ...fail("errors.invalid_input"), errors: { at: ["office.articles.errors.past"] } };
    }
    if (at && (draft.title === "" || draft.markdown.trim() === "")) {
      return fail("office.articles.errors.empty");
    }
    await setPublishAt(tx, row.id, language, at);
    await writeAuditNote(tx, {
      actor,
      action: "article.schedule",
      subject: textSubject(input),
      before: { publish_at: draft.publishAt?.toISOString() ?? null },
      after: { publish_at: at?.toISOString() ?? null },
    });
    return succeed(undefined);
  });

/** A former text is shown again, as a new version; a draft that is being written stays. */
export const restoreVersion = (
  deps: ArticleDeps,
  input: OfText & { versionId: number },
): Promise<Result<{ versionId: number }>> =>
  withArticle(deps, input, async (tx, row) => {
    const former = await selectVersion(tx, row.id, input.versionId);
    if (former?.language !== input.language) return fail("errors.not_found");
    const { title, description, summary, markdown } = former;
    const text = { title, description, summary, markdown };
    return publish(tx, { ...input, row, text, action: "article.restore", keepsDraft: true });
  });

/** Nothing of ours is shown any more: the file of the same name is, or nothing. */
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
  action: string;
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

/** Every minute: drafts whose time has come, in the name of whoever wrote them. */
export async function publishDueDrafts({ db, now }: Pick<ArticleDeps, "db" | "now">) {
  await inTransaction(db, async (tx) => {
    for (const { draft, article } of await lockDueDrafts(tx, now())) {
      const { articleId, language, title, description, summary, markdown } = draft;
      const by = draft.changedBy;
      const text = { title, description, summary, markdown };
      const version = await insertPublished(tx, { articleId, language, by }, text);
      await deleteDraft(tx, articleId, language);
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
