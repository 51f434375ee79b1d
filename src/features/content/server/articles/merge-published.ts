import { isOneOf } from "#core/record.ts";
import type { Article, BlogArticle, FaqArticle } from "../../domain/article.ts";
import {
  ARTICLE_NEEDS,
  type ArticleDetails,
  type ArticleKind,
  type ArticleText,
  startingDetails,
} from "../../domain/article-fields.ts";
import type { ArticleCollection, Library } from "../library.ts";
import { emptyCollection } from "../library.ts";
import type { ArticleRow, PublishedText } from "./articles.repository.ts";

export const SHARED = "shared";

type Stored = {
  /** Every article row, even without a text: its details also apply to files. */
  rows: readonly ArticleRow[];
  published: readonly Pick<PublishedText, "article" | "version">[];
  regionOf: (siteId: number) => string | undefined;
};

/** The files, overridden by what staff published, by slug, language and site. */
export function mergePublished(files: Library, { rows, published, regionOf }: Stored): Library {
  const merged = new Map([...files].map(([name, collection]) => [name, copyOf(collection)]));
  const regionOfRow = ({ siteId }: ArticleRow) => (siteId === null ? SHARED : regionOf(siteId));
  for (const row of rows) {
    for (const [name, collection] of merged) {
      if (name.startsWith(`${regionOfRow(row)}/`)) applyDetails(collection, row);
    }
  }
  for (const { article, version } of published) {
    const region = regionOfRow(article);
    if (region === undefined) continue;
    const name = `${region}/${version.language}`;
    const collection = merged.get(name) ?? emptyCollection();
    merged.set(name, collection);
    put(collection, article, {
      ...version,
      updated: version.publishedAt.toISOString().slice(0, 10),
    });
  }
  return merged;
}

const copyOf = ({ pages, faq, blog }: ArticleCollection): ArticleCollection => ({
  pages: new Map(pages),
  faq: new Map(faq),
  blog: new Map(blog),
});

function applyDetails(collection: ArticleCollection, { kind, slug, details }: ArticleRow): void {
  const file = collection[kind].get(slug);
  if (file)
    put(collection, { kind, slug, details: { ...detailsOf(file), ...details } }, textOf(file));
}

type Shown = Omit<ArticleText, "summary"> & { summary: string; updated: string };

function put(
  collection: ArticleCollection,
  {
    kind,
    slug,
    details: known,
  }: { kind: ArticleKind; slug: string; details: Partial<ArticleDetails> },
  { title, description, markdown, summary, updated }: Shown,
): void {
  const details = { ...startingDetails(updated), ...known };
  const { requires, group, position, on_home: onHome, date, author, picture } = details;
  const article: Article = { slug, title, description, markdown, updated, requires };
  if (kind === "pages") collection.pages.set(slug, article);
  else if (kind === "faq") collection.faq.set(slug, { ...article, group, position, onHome });
  else collection.blog.set(slug, { ...article, date, author, summary, picture });
}

const isFaq = (article: Article): article is FaqArticle => "group" in article;
const isBlog = (article: Article): article is BlogArticle => "picture" in article;

/** The details, which all languages share, of an article that is shown. */
export function detailsOf(article: Article): Partial<ArticleDetails> {
  const requires = isOneOf(ARTICLE_NEEDS, article.requires) ? article.requires : null;
  if (isFaq(article)) {
    const { group, position, onHome } = article;
    return { requires, group, position, on_home: onHome };
  }
  if (!isBlog(article)) return {};
  const { date, author, picture } = article;
  return { requires, date, author, picture };
}

export function textOf(article: Article): Shown {
  const { title, description, updated } = article;
  // Files have an empty line after their front matter.
  const markdown = article.markdown.trimStart();
  return { title, description, markdown, updated, summary: isBlog(article) ? article.summary : "" };
}
