import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#shop/page-head.tsx";
import type { Route } from "./+types/faq.page.ts";
import { contentPlace } from "./place.ts";

export const handle = { layout: "page" };

export function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  show("faq");
  return { articles: content.listFaq(place) };
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageHead title={t("faq.title")} description={t("faq.description")} />
      <h1 className="h1">{t("faq.title")}</h1>
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
