import type { BlogArticle } from "../../domain/article.ts";
import pictures from "./blog-pictures.svg?no-inline";

/** The picture of an article, 640 × 400, in the colours of the page. It is only decoration for the title beside it. */
export function BlogPicture({ name }: { name: BlogArticle["picture"] }) {
  return (
    <svg className="blog-picture" viewBox="0 0 640 400" aria-hidden="true">
      <use href={`${pictures}#${name}`} width="640" height="400" />
    </svg>
  );
}
