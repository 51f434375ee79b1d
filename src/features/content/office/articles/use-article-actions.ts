import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useDraftNotice } from "#office-ui/form/use-draft-notice.ts";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import type { ArticleText } from "../../domain/article-fields.ts";
import {
  discardDraftCall,
  publishArticleCall,
  type StaffArticle,
  withdrawArticleCall,
} from "../../staff-calls.ts";
import { openScheduleDialog } from "./schedule-dialog.tsx";

/** Only one primary button: typed text has to be saved first, then it can be published. */
export function useArticleActions(
  article: StaffArticle,
  form: RecordForm<ArticleText>,
): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const { id, language } = article;
  useDraftNotice(form);
  if (!article.may_edit) return [];
  const state = article.languages.find((one) => one.language === language);
  const hasDraft = Boolean(state?.draft);
  if (form.changed.length > 0 || form.busy) {
    const label = t("office.articles.save");
    return [
      {
        key: "save",
        label,
        icon: "save",
        shortcut: "ctrl+s",
        position: "primary",
        busy: form.busy,
        disabled: form.conflict !== undefined,
        run: () => void form.save(),
      },
      { key: "undo", label: t("office.articles.forget"), run: form.discard, position: "menu" },
    ];
  }
  const seen_draft = state?.draft?.changed_at ?? null;
  const publish = () =>
    run(
      () => callApi(publishArticleCall, { id, language, seen_draft }),
      t("office.articles.published"),
    );
  const publishing: RecordAction = {
    key: "publish",
    label: t(hasDraft ? "office.articles.publish" : "office.articles.still_right"),
    icon: "send",
    shortcut: "ctrl+enter",
    position: "primary",
    busy,
    run: () => void publish(),
  };
  const schedule: RecordAction = {
    key: "schedule",
    label: t("office.articles.schedule"),
    icon: "calendar",
    run: () => openScheduleDialog(article),
  };
  const discard: RecordAction = {
    key: "discard",
    label: t("office.articles.discard"),
    icon: "trash",
    position: "menu",
    run: () =>
      void run(() => callApi(discardDraftCall, { id, language }), t("office.articles.discarded")),
  };
  const withdraw: RecordAction = {
    key: "withdraw",
    label: t("office.articles.withdraw"),
    icon: "rotate-ccw",
    position: "menu",
    run: () =>
      void run(
        () => callApi(withdrawArticleCall, { id, language }),
        t("office.articles.withdrawn"),
      ),
  };
  return [
    ...(hasDraft || state?.lags ? [publishing] : []),
    ...(hasDraft ? [schedule, discard] : []),
    ...(state?.source === "office" ? [withdraw] : []),
  ];
}
