import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { BlogCardData } from "../../server/content.ts";
import { BlogCard } from "./blog-card.tsx";

export function BlogNext({ articles }: { articles: BlogCardData[] }) {
  const t = useT();
  const { language } = useShell();
  if (articles.length === 0) return null;
  return (
    <section className="blog-next" aria-labelledby="blog-next">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="h2" id="blog-next">
          {t("blog.next")}
        </h2>
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`/${language}/blog`}
          prefetch="intent"
          viewTransition
        >
          {t("blog.all")}
        </Link>
      </div>
      <div className="blog-cards">
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} heading="h3" />
        ))}
      </div>
    </section>
  );
}
