import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { ReadingPage } from "../article/reading-page.tsx";
import { readContentContext } from "../read-content-context.ts";
import type { Route } from "./+types/blog.page.ts";
import { BlogCard } from "./blog-card.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  const articles = content.listBlog(place);
  if (articles.length === 0) throw notFound();
  show("blog");
  return { articles };
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <ReadingPage
      title={t("blog.title")}
      description={t("blog.description")}
      meta={<p className="text-18">{t("blog.lead")}</p>}
    >
      <div className="blog-cards">
        {loaderData.articles.map((article, at) => (
          <BlogCard key={article.slug} article={article} featured={at === 0} grows />
        ))}
      </div>
    </ReadingPage>
  );
}
