import type { ReactNode } from "react";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { PrintButton } from "#ui/print-button.tsx";
import { INFORMATION_PAGES } from "../domain/article.ts";
import type { RenderedText } from "../server/render-markdown.ts";
import type { Route } from "./+types/information.page.ts";
import { Prose } from "./article/prose.tsx";
import { ReadingPage, Updated } from "./article/reading-page.tsx";
import { AskUs } from "./ask-us.tsx";
import { readContentContext } from "./read-content-context.ts";
import { SeeAlso } from "./see-also.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

/** One module for all pages that contain only an article; the route's name is the article's slug. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  const name = url.pathname.replace(/\/+$/, "").split("/").at(-1);
  if (!isOneOf(INFORMATION_PAGES, name)) throw notFound();
  const article = content.getPage(place, name);
  if (!article) throw notFound();
  show(name);
  return { article, others: content.listOtherPages(place, name) };
}

export default function InformationRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { article, others } = loaderData;
  const links = [
    { to: "/faq", title: t("faq.title") },
    ...others.map(({ slug, title }) => ({ to: `/${slug}`, title })),
  ];
  return (
    <ArticlePage article={article} lead={article.slug === "about-us"}>
      <SeeAlso title={t("content.see_also")} links={links} />
    </ArticlePage>
  );
}

type ShownArticle = RenderedText & { title: string; description: string; updated: string };

type ArticlePageProps = {
  article: ShownArticle;
  /** True for a story with an introduction, false for terms that visitors may print. */
  lead?: boolean;
  /** Shown after the text. */
  children?: ReactNode;
};

/** A long text with a table of contents, in a column that is narrow enough to read. */
function ArticlePage({ article, lead, children }: ArticlePageProps) {
  const t = useT();
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      meta={
        <>
          <Updated day={article.updated} />
          {!lead && <PrintButton />}
        </>
      }
      contents={{ title: t("content.contents"), sections: article.headings }}
      aside={<AskUs />}
    >
      <Prose html={article.html} lead={lead} />
      {children}
    </ReadingPage>
  );
}
