import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#shop/page-head.tsx";
import type { Route } from "./+types/blog.page.ts";
import { contentPlace, notFound } from "./place.ts";

export const handle = { layout: "page" };

export function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const articles = content.listBlog(place);
  if (articles.length === 0) throw notFound();
  show("blog");
  return { articles };
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageHead title={t("blog.title")} description={t("blog.description")} />
      <h1 className="h1">{t("blog.title")}</h1>
      <ul>
        {loaderData.articles.map((article) => (
          <li key={article.slug}>
            <Link to={article.slug}>{article.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
