import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { UnsavedMark } from "#office-ui/form/unsaved-mark.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useMe } from "#office-ui/me/me.ts";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { articleCall, saveDraftCall } from "../../staff-calls.ts";
import { ArticleDetailsForm } from "./article-details.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { ArticleVersions } from "./article-versions.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { SiteChoice } from "./site-choice.tsx";
import { useArticleActions } from "./use-article-actions.ts";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get("language") ?? undefined;
  const known = language?.length === 2 ? { language } : {};
  return (await callApi(articleCall, { id: params.id ?? "", ...known })).article;
}

/** One article: edited, compared with other languages, published, withdrawn. */
export default function ArticlePage() {
  const t = useT();
  const article = useLoaderData<typeof loader>();
  const { id, language, kind, slug } = article;
  const { sites } = useMe();
  const form = useRecordForm({
    record: `article:${id}:${language}`,
    loaded: article.text,
    save: (edit) => callApi(saveDraftCall, { id, language, ...edit }),
  });
  const site = sites.find((one) => one.id === article.site_id)?.name;
  return (
    <RecordFrame
      back={{ to: "/articles", label: t("office.articles.title") }}
      title={form.values.title || slug}
      record={`article:${id}:${language}`}
      state={<UnsavedMark form={form} />}
      tags={
        <>
          <Tag>{t(keyUnder("office.articles.kind", kind))}</Tag>
          <Tag>{site ?? t("office.articles.every_site")}</Tag>
        </>
      }
      actions={useArticleActions(article, form)}
      aside={<ArticleVersions article={article} />}
    >
      <div className="article-choices">
        <LanguageTabs article={article} />
        <SiteChoice article={article} />
      </div>
      <ArticleEditor key={`${id}:${language}`} article={article} form={form} />
      {Object.keys(article.details).length > 0 && <ArticleDetailsForm key={id} article={article} />}
    </RecordFrame>
  );
}
