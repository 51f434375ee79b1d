import { Link } from "react-router";
import type { BlogArticle } from "#features/content/domain/article.ts";
import { BlogPicture } from "#features/content/shop/pictures/blog-picture.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

type Article = Pick<BlogArticle, "slug" | "title" | "summary" | "date" | "picture">;

export type BlogTeaserProps = { articles: Article[] };

/** The newest article large, the ones before it beside it. */
export function BlogTeaser({ articles }: BlogTeaserProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="section" aria-labelledby="blog-title">
      <div className="home-section-head">
        <h2 id="blog-title" className="h2">
          {t("home.blog.title")}
        </h2>
        <Link className="link home-all" to={`/${language}/blog`} viewTransition prefetch="intent">
          {t("home.blog.all")}
        </Link>
      </div>
      <ul className="home-articles rail">
        {articles.map(({ slug, title, summary, date, picture }) => (
          <li key={slug} className="home-article">
            <div className="home-article-picture">
              <BlogPicture name={picture} />
            </div>
            <div>
              <time dateTime={date}>{date}</time>
              <h3 className="h3">
                <Link to={`/${language}/blog/${slug}`} viewTransition prefetch="intent">
                  {title}
                </Link>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
