import type { Route } from "./+types/blog-article.page.ts";
import { ArticlePage } from "./article-page.tsx";
import { contentPlace, notFound } from "./place.ts";

export const handle = { layout: "page" };

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const article = content.getBlogArticle(place, params.slug);
  if (!article) throw notFound();
  show("blog");
  return { article };
}

export default function BlogArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
