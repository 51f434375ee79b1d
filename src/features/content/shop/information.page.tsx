import type { InformationPage } from "../domain/article.ts";
import type { Route } from "./+types/information.page.ts";
import { ArticlePage } from "./article-page.tsx";
import { contentPlace, notFound } from "./place.ts";

export const handle = { layout: "page" };

/** One module for all pages that are nothing but a text; the route's name is the text's. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const name = url.pathname.replace(/\/+$/, "").split("/").at(-1) as InformationPage;
  const article = content.getPage(place, name);
  if (!article) throw notFound();
  show(name);
  return { article };
}

export default function InformationRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
