import type { BlogArticle } from "../../domain/article.ts";
import pictures from "./blog-pictures.svg?no-inline";

/**
 * The picture of an article, 640 × 400, in the colours of the page around it. It decorates the title
 * beside it and says nothing of its own.
 */
export function BlogPicture({ name }: { name: BlogArticle["picture"] }) {
  return (
    <svg className="blog-picture" viewBox="0 0 640 400" aria-hidden="true">
      <use href={`${pictures}#${name}`} width="640" height="400" />
    </svg>
  );
}
