import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import type { BlogCardData } from "../../server/content.ts";
import { Prose } from "../article/prose.tsx";
import { ReadingPage } from "../article/reading-page.tsx";
import { BlogPicture } from "../pictures/blog-picture.tsx";
import { readContentContext } from "../read-content-context.ts";
import { blogPosting } from "../structured-data.ts";
import type { Route } from "./+types/blog-article.page.ts";
import { BlogByline, BlogCard } from "./blog-card.tsx";
import "../pictures/blog-picture.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

export function loader({ context, params }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  const article = content.getBlogArticle(place, params.slug);
  if (!article) throw notFound();
  show("blog");
  return { article, next: content.listNextBlog(place, params.slug) };
}

export default function BlogArticleRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { config, language, origin } = useShell();
  const { article, next } = loaderData;
  const posting = blogPosting(article, {
    address: `${origin}/${language}/blog/${article.slug}`,
    language,
    site: config.site.name,
    author: t(`blog.author.${article.author}`),
  });
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      crumbs={[{ label: t("blog.title"), to: `/${language}/blog` }]}
      meta={<BlogByline article={article} />}
      picture={
        <div className="blog-frame blog-cover">
          <BlogPicture name={article.picture} />
        </div>
      }
      contents={{ title: t("content.contents"), sections: article.headings }}
      after={<BlogNext articles={next} />}
    >
      <JsonLd thing={posting} />
      <Prose html={article.html} lead />
    </ReadingPage>
  );
}

function BlogNext({ articles }: { articles: BlogCardData[] }) {
  const t = useT();
  const { language } = useShell();
  if (articles.length === 0) return null;
  return (
    <section className="blog-next" aria-labelledby="blog-next">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="h2" id="blog-next">
          {t("blog.next")}
        </h2>
        <PageLink className="link inline-flex min-h-11 items-center" to={`/${language}/blog`}>
          {t("blog.all")}
        </PageLink>
      </div>
      <div className="blog-cards">
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} heading="h3" />
        ))}
      </div>
    </section>
  );
}
