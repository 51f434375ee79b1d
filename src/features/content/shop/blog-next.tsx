import { useT } from "#i18n/use-t.ts";
import type { BlogCardData } from "../server/content.ts";
import { BlogCard } from "./blog-card.tsx";

export function BlogNext({ articles }: { articles: BlogCardData[] }) {
  const t = useT();
  if (articles.length === 0) return null;
  return (
    <section className="blog-next" aria-labelledby="blog-next">
      <h2 className="h2 mb-6" id="blog-next">
        {t("blog.next")}
      </h2>
      <div className="blog-cards">
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} heading="h3" />
        ))}
      </div>
    </section>
  );
}
