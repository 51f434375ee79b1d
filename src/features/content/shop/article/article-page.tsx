import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { PrintButton } from "#ui/print-button.tsx";
import type { RenderedText } from "../../server/render-markdown.ts";
import { AskUs } from "../ask-us.tsx";
import { Prose } from "./prose.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { Updated } from "./updated.tsx";

type ShownArticle = RenderedText & { title: string; description: string; updated: string };

type ArticlePageProps = {
  article: ShownArticle;
  /** A story with an opening, not terms that one keeps. */
  lead?: boolean;
  /** After the text. */
  children?: ReactNode;
};

/** A long text, with its table of contents and columns no wider than the eye follows. */
export function ArticlePage({ article, lead, children }: ArticlePageProps) {
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
