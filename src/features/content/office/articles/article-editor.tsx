import { useCallback } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import { MarkdownField } from "#office-ui/markdown/markdown-field.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ArticleText } from "../../domain/article-fields.ts";
import { previewArticleCall, type StaffArticle } from "../../staff-calls.ts";

type ArticleEditorProps = { article: StaffArticle; form: RecordForm<ArticleText> };

const LONG = ["markdown", "summary", "description"];

/** Edits the text of one language, with a preview of the shop's page beside it. */
export function ArticleEditor({ article, form }: ArticleEditorProps) {
  const t = useT();
  const { kind, language, site_id, may_edit: mayEdit } = article;
  const render = useCallback(
    async (markdown: string, signal: AbortSignal) =>
      (await callApi(previewArticleCall, { language, site_id, markdown }, { signal })).html,
    [language, site_id],
  );
  return (
    <>
      <RecordConflict
        form={form}
        titleOf={(field) => t(keyUnder("office.articles.field", field))}
        isText={(field) => LONG.includes(field)}
      />
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      {!mayEdit && <Notice>{t("office.articles.read_only")}</Notice>}
      <OfficePanel className="article-editor">
        <TextField
          label={t("office.articles.field.title")}
          readOnly={!mayEdit}
          maxLength={200}
          {...form.text("title")}
        />
        <TextField
          label={t("office.articles.field.description")}
          hint={t("office.articles.description_hint", {
            left: 160 - form.values.description.length,
          })}
          readOnly={!mayEdit}
          maxLength={160}
          {...form.text("description")}
        />
        {kind === "blog" && (
          <TextField
            label={t("office.articles.field.summary")}
            readOnly={!mayEdit}
            maxLength={400}
            {...form.text("summary")}
          />
        )}
        <MarkdownField
          label={t("office.articles.field.markdown")}
          value={form.values.markdown}
          error={form.errorOf("markdown")}
          readOnly={!mayEdit}
          onValue={(value) => form.set("markdown", value)}
          render={render}
        />
      </OfficePanel>
    </>
  );
}
