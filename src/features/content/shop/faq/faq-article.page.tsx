import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { Prose } from "../article/prose.tsx";
import { ReadingPage, Updated } from "../article/reading-page.tsx";
import { AskUs } from "../ask-us.tsx";
import { readContentContext } from "../read-content-context.ts";
import { SeeAlso } from "../see-also.tsx";
import type { Route } from "./+types/faq-article.page.ts";

export const handle = { layout: "page" } satisfies PageHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  const article = content.getFaqArticle(place, params.slug);
  if (!article) throw notFound();
  show("faq");
  return { article, next: content.listNextFaq(place, article) };
}

export default function FaqArticleRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { article, next } = loaderData;
  const links = [
    ...next.map(({ slug, title }) => ({ to: `/faq/${slug}`, title })),
    { to: "/faq", title: t("faq.all") },
  ];
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      crumbs={[
        { label: t("faq.title"), to: `/${language}/faq` },
        { label: t(`faq.group.${article.group}`), to: `/${language}/faq#${article.group}` },
      ]}
      meta={<Updated day={article.updated} />}
      aside={
        <>
          <SeeAlso title={t("faq.next")} links={links} />
          <AskUs />
        </>
      }
    >
      <Prose html={article.html} />
    </ReadingPage>
  );
}
