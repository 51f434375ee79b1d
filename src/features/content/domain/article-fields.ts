import * as z from "zod/mini";
import { isDay } from "#core/dates.ts";
import { isOneLine } from "#core/one-line.ts";
import { BLOG_AUTHORS, BLOG_PICTURES, FAQ_GROUPS } from "./article.ts";

export const ARTICLE_KINDS = ["pages", "faq", "blog"] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, "validation.invalid"));

/** The texts of an article in one language. */
export const articleText = z.object({
  title: line(200).check(z.minLength(1, "validation.required")),
  /** For search engines, which cut off longer texts. */
  description: line(160),
  /** Shown on the card of a blog article. */
  summary: line(400),
  markdown: z.string().check(z.maxLength(100_000)),
});
export type ArticleText = z.infer<typeof articleText>;

/** Only the text fields, from an object that has more. */
export const wordsOf = ({ title, description, summary, markdown }: ArticleText): ArticleText => ({
  title,
  description,
  summary,
  markdown,
});

export const isSameText = (one: ArticleText, other: ArticleText): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** A capability of the site that an article may require (`siteOffers`). */
export const ARTICLE_NEEDS = [
  "marketplace",
  "forwarding",
  "create_order",
  "services",
  "abroad",
  "sea",
] as const;

/** Fields that all languages share; pages have none. */
export const articleDetails = z.object({
  requires: z.nullable(z.enum(ARTICLE_NEEDS)),
  group: z.enum(FAQ_GROUPS),
  position: z.int().check(z.minimum(0), z.maximum(999)),
  on_home: z.boolean(),
  date: z.string().check(z.refine(isDay, "validation.invalid")),
  author: z.enum(BLOG_AUTHORS),
  picture: z.enum(BLOG_PICTURES),
});
export type ArticleDetails = z.infer<typeof articleDetails>;

/** The fields that each kind of article has. */
export const DETAILS_OF: Record<ArticleKind, readonly (keyof ArticleDetails)[]> = {
  pages: [],
  faq: ["group", "position", "on_home", "requires"],
  blog: ["date", "author", "picture", "requires"],
};

/** The default details of a new article. */
export const startingDetails = (today: string): ArticleDetails => ({
  requires: null,
  group: "buying",
  position: 100,
  on_home: false,
  date: today,
  author: "customer_care",
  picture: "parcel-scale",
});
