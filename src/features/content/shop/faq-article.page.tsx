import { useT } from "#i18n/use-t.ts";
import { useShell } from "#shop/use-shell.ts";
import type { Route } from "./+types/faq-article.page.ts";
import { ArticlePage } from "./article-page.tsx";
import { contentPlace, notFound } from "./place.ts";
import { SeeAlso } from "./see-also.tsx";

export const handle = { layout: "page" };

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
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
    <ArticlePage
      article={article}
      crumbs={[
        { label: t("faq.title"), to: `/${language}/faq` },
        { label: t(`faq.group.${article.group}`), to: `/${language}/faq#${article.group}` },
      ]}
    >
      <SeeAlso title={t("faq.next")} links={links} />
    </ArticlePage>
  );
}
