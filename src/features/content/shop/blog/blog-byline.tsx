import { useT } from "#i18n/use-t.ts";
import type { BlogCardData } from "../../server/content.ts";

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
