import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#shop/page-head.tsx";
import type { RenderedText } from "../server/render-markdown.ts";

type ShownArticle = RenderedText & { title: string; description: string; updated: string };

/** A text to read: title, table of contents, and columns no wider than the eye follows. */
export function ArticlePage({ article }: { article: ShownArticle }) {
  const t = useT();
  return (
    <article className="page">
      <PageHead title={article.title} description={article.description} />
      <h1 className="h1">{article.title}</h1>
      <p>{t("content.updated", { date: article.updated })}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown with raw HTML off */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
  );
}
