/** An article in one language, with its Markdown source: placeholders and links are filled in per site. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  updated: string;
  markdown: string;
  /** A switch of the site without which the text makes no sense. */
  requires: string | null;
};
export type ArticleLink = Pick<Article, "slug" | "title">;

export const FAQ_GROUPS = ["buying", "forwarding", "delivery", "payment", "returns"] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];
export type FaqArticle = Article & { group: FaqGroup; position: number; onHome: boolean };

/** Teams of the shop: their names are messages (`blog.author.…`). */
export const BLOG_AUTHORS = ["customer_care", "warehouse_team", "buying_team"] as const;
export const BLOG_PICTURES = [
  "parcel-scale",
  "ship-and-plane",
  "boxes-consolidated",
  "sale-calendar",
] as const;
export type BlogArticle = Article & {
  date: string;
  author: (typeof BLOG_AUTHORS)[number];
  summary: string;
  picture: (typeof BLOG_PICTURES)[number];
};

/** Pages that contain only an article; the contacts page has its own layout. */
export const INFORMATION_PAGES = [
  "about-us",
  "privacy-policy",
  "purchase-agreement",
  "reservation-policy",
  "warranty",
] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number] | "contacts";

/** The next items after the present one; after the last it continues with the first, so there is always a next. */
export function nextItems<Item extends { slug: string }>(
  items: readonly Item[],
  slug: string,
  count: number,
): Item[] {
  const at = items.findIndex((item) => item.slug === slug);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.slice(0, count);
}
