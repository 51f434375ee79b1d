import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { restoreArticleCall, type StaffArticle } from "../../staff-calls.ts";
import { openScheduleDialog } from "./schedule-dialog.tsx";

/** The text's state, and every version that was published. */
export function ArticleVersions({ article }: { article: StaffArticle }) {
  const t = useT();
  const { dayAndTime, moment } = useOfficeFormat();
  const { busy, run } = useAction();
  const { id, language, versions, may_edit: mayEdit } = article;
  const state = article.languages.find((one) => one.language === language);
  const restore = (version: number, at: string) =>
    run(
      () => callApi(restoreArticleCall, { id, language, version }),
      t("office.articles.restored", { at: dayAndTime(at) }),
    );
  return (
    <section className="article-versions">
      <h2>{t("office.articles.standing")}</h2>
      {state?.draft && (
        <p>
          {state.draft.changed_by
            ? t("office.articles.draft_by", {
                name: state.draft.changed_by,
                at: dayAndTime(state.draft.changed_at),
              })
            : t("office.articles.draft_at", { at: dayAndTime(state.draft.changed_at) })}
        </p>
      )}
      {state?.draft?.publish_at && (
        <p>
          <Tag tone="accent">
            {t("office.articles.publishes", { at: dayAndTime(state.draft.publish_at) })}
          </Tag>{" "}
          {mayEdit && (
            <Button variant="quiet" onClick={() => openScheduleDialog(article)}>
              {t("office.articles.change_time")}
            </Button>
          )}
        </p>
      )}
      {state?.draft?.is_newer && <p>{t("office.articles.newer_than_scheduled")}</p>}
      {state?.lags && <p>{t("office.articles.lags")}</p>}
      {(state?.source === "file" || state?.source === "shared") && (
        <p className="text-ink-2">{t(`office.articles.shown_from.${state.source}`)}</p>
      )}
      <h2>{t("office.articles.versions")}</h2>
      {versions.length === 0 && <p className="text-ink-3">{t("office.articles.no_versions")}</p>}
      <ol>
        {versions.map((version) => (
          <li key={version.id}>
            <span className="min-w-0">
              <span className="num block">{moment(version.at)}</span>
              <span className="block truncate text-ink-2">{version.who ?? version.title}</span>
            </span>
            {version.is_live ? (
              <Tag tone="good">{t("office.articles.live")}</Tag>
            ) : (
              mayEdit && (
                <Button busy={busy} onClick={() => restore(version.id, version.at)}>
                  {t("office.articles.restore")}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
