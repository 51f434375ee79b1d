import { useViewTransitionState } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import type { BlogCardData } from "../../server/content.ts";
import { BlogPicture } from "../pictures/blog-picture.tsx";
import "./blog.css";
import "../pictures/blog-picture.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

type BlogCardProps = {
  article: BlogCardData;
  /** The newest article, whose card is as wide as the page. */
  featured?: boolean;
  /** The picture grows into the article's in a view transition; only one may, so not on pages of other articles. */
  grows?: boolean;
  heading?: "h2" | "h3";
};

/** The whole card is a link to the article. */
export function BlogCard(props: BlogCardProps) {
  const { article, featured, grows, heading: Heading = "h2" } = props;
  const { language } = useShell();
  const to = `/${language}/blog/${article.slug}`;
  const isLeaving = useViewTransitionState(to);
  return (
    <article className={classNames("blog-card", featured && "blog-card-featured")}>
      <div className={classNames("blog-frame", grows && isLeaving && "blog-frame-grows")}>
        <BlogPicture name={article.picture} />
      </div>
      <div>
        <Heading className={featured ? "h1" : "h3"}>
          <PageLink className="blog-link" to={to}>
            {article.title}
          </PageLink>
        </Heading>
        <p className="mt-3 text-ink-2">{article.summary}</p>
        <BlogByline article={article} />
      </div>
    </article>
  );
}

type BlogBylineProps = { article: Pick<BlogCardData, "date" | "author" | "minutes"> };

export function BlogByline({ article }: BlogBylineProps) {
  const t = useT();
  return (
    <ul className="byline">
      <li>
        <time dateTime={article.date}>{article.date}</time>
      </li>
      <li>{t(`blog.author.${article.author}`)}</li>
      <li>{t("content.minutes", { minutes: article.minutes })}</li>
    </ul>
  );
}
