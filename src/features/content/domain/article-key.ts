import { isOneOf } from "#core/record.ts";
import { ARTICLE_KINDS, type ArticleKind } from "./article-fields.ts";

/** Identifies an article and its site; null means every site. */
export type ArticleKey = { kind: ArticleKind; slug: string; siteId: number | null };

export const ARTICLE_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EVERY_SITE = "all";

/** `faq.air-or-sea.all`: the key in the office's URLs. */
export const writeArticleKey = ({ kind, slug, siteId }: ArticleKey): string =>
  [kind, slug, siteId ?? EVERY_SITE].join(".");

export function readArticleKey(text: string): ArticleKey | undefined {
  const [kind = "", slug = "", site = "", ...more] = text.split(".");
  if (!isOneOf(ARTICLE_KINDS, kind) || more.length > 0) return undefined;
  if (!ARTICLE_SLUG.test(slug) || slug.length > 80) return undefined;
  if (site === EVERY_SITE) return { kind, slug, siteId: null };
  return /^[1-9]\d{0,8}$/.test(site) ? { kind, slug, siteId: Number(site) } : undefined;
}
