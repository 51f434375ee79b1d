import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import type { Crumb } from "#ui/breadcrumbs.tsx";
import type { RenderedText } from "../server/render-markdown.ts";
import { AskUs } from "./ask-us.tsx";
import { PrintButton } from "./print-button.tsx";
import { Prose } from "./prose.tsx";
import { ReadingPage } from "./reading-page.tsx";

type ShownArticle = RenderedText & { title: string; description: string; updated: string };

type ArticlePageProps = {
  article: ShownArticle;
  crumbs?: Crumb[];
  lead?: boolean;
  /** After the text. */
  children?: ReactNode;
};

/** A text to read, with its table of contents and columns no wider than the eye follows. */
export function ArticlePage({ article, crumbs, lead, children }: ArticlePageProps) {
  const t = useT();
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      crumbs={crumbs}
      meta={
        <>
          <Updated day={article.updated} />
          <PrintButton />
        </>
      }
      contents={
        article.headings.length > 0
          ? { title: t("content.contents"), sections: article.headings }
          : undefined
      }
      aside={<AskUs />}
    >
      <Prose html={article.html} lead={lead} />
      {children}
    </ReadingPage>
  );
}

export function Updated({ day }: { day: string }) {
  const t = useT();
  return <time dateTime={day}>{t("content.updated", { date: day })}</time>;
}
