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

/** One module for all pages that are nothing but a text; the route's name is the text's. */
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
  /** A story with an opening, not terms that one keeps. */
  lead?: boolean;
  /** After the text. */
  children?: ReactNode;
};

/** A long text, with its table of contents and columns no wider than the eye follows. */
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
