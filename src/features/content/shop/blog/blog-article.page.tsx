import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld-script.tsx";
import { notFound } from "#platform/pages/not-found.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import type { Route } from "./+types/blog-article.page.ts";
import { BlogByline } from "./blog-byline.tsx";
import { BlogNext } from "./blog-next.tsx";
import "../pictures/blog-picture.css";
import { Prose } from "../article/prose.tsx";
import { ReadingPage } from "../article/reading-page.tsx";
import { BlogPicture } from "../pictures/blog-picture.tsx";
import { readContentContext } from "../read-content-context.ts";
import { blogPosting } from "../structured-data.ts";

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
