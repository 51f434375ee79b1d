import { createMemo } from "#core/cache.ts";
import { isOn, type Site, type SiteContext } from "#features/sites/domain/site.ts";
import {
  type Article,
  type ArticleLink,
  type BlogArticle,
  FAQ_GROUPS,
  type FaqArticle,
  INFORMATION_PAGES,
  type InformationPage,
  nextItems,
} from "../domain/article.ts";
import { readingMinutes } from "../domain/article-text.ts";
import { conditionsOf } from "../domain/conditions.ts";
import { contentValues } from "../domain/content-values.ts";
import { isBlogOn, isInformationPageOn } from "../domain/page-switches.ts";
import { type Library, mergedArticles } from "./library.ts";
import { type RenderedText, renderMarkdown } from "./render-markdown.ts";

/** The feature's use cases; articles about capabilities that are switched off do not exist on a site. */
export function bindContent({ library: readLibrary }: { library: () => Library }) {
  const fits = (site: Site) => (article: Article) =>
    article.requires === null || isOn(site, article.requires);

  const pageOf = ({ site, language }: SiteContext, page: InformationPage) =>
    isInformationPageOn(site, page)
      ? mergedArticles(readLibrary(), "pages", site.region, language).get(page)
      : undefined;

  const faqOf = ({ site, language }: SiteContext): FaqArticle[] =>
    [...mergedArticles(readLibrary(), "faq", site.region, language).values()]
      .filter(fits(site))
      .sort(
        (a, b) =>
          FAQ_GROUPS.indexOf(a.group) - FAQ_GROUPS.indexOf(b.group) || a.position - b.position,
      );

  const blogOf = ({ site, language }: SiteContext): BlogArticle[] =>
    isBlogOn(site)
      ? [...mergedArticles(readLibrary(), "blog", site.region, language).values()]
          .filter(fits(site))
          .sort((a, b) => b.date.localeCompare(a.date))
      : [];

  return {
    getPage: (context: SiteContext, page: InformationPage) =>
      renderedIf(context, pageOf(context, page)),
    /** Links to the site's information pages, without the present page. */
    listOtherPages: (context: SiteContext, page: InformationPage) =>
      ([...INFORMATION_PAGES, "contacts"] as const)
        .filter((other) => other !== page)
        .flatMap((other) => pageOf(context, other) ?? [])
        .map(asLink),

    listFaq: (context: SiteContext) => faqOf(context).map((article) => rendered(context, article)),
    listHomeFaq: (context: SiteContext) =>
      faqOf(context)
        .filter((article) => article.onHome)
        .map((article) => rendered(context, article)),
    getFaqArticle: (context: SiteContext, slug: string) =>
      renderedIf(context, findBySlug(faqOf(context), slug)),
    listNextFaq: (context: SiteContext, { slug, group }: Pick<FaqArticle, "slug" | "group">) =>
      nextItems(
        faqOf(context).filter((article) => article.group === group),
        slug,
        4,
      ).map(asLink),

    listBlog: (context: SiteContext) => blogOf(context).map(asCard),
    getBlogArticle: (context: SiteContext, slug: string) => {
      const article = findBySlug(blogOf(context), slug);
      return (
        article && { ...rendered(context, article), minutes: readingMinutes(article.markdown) }
      );
    },
    listNextBlog: (context: SiteContext, slug: string) =>
      nextItems(blogOf(context), slug, 3).map(asCard),
    listBlogLinks: (site: Site, language: string) => blogOf({ site, language }).map(asLink),
    countOwnTexts: (site: Site, language: string) => countOwnTexts(readLibrary(), site, language),
    listFaqSlugs: (site: Site) =>
      faqOf({ site, language: site.languages[0]?.isoCode ?? "en" }).map(({ slug }) => slug),
  };
}
export type Content = ReturnType<typeof bindContent>;
export type BlogCardData = ReturnType<Content["listBlog"]>[number];

/** Articles written for this site only, in one language. */
function countOwnTexts(library: Library, { region }: Site, language: string): number {
  const own = library.get(`${region}/${language}`);
  return own ? own.pages.size + own.faq.size + own.blog.size : 0;
}

/** A rendered text stays valid until its site changes, which makes the site a new object. */
const renderedTexts = createMemo<Article, RenderedText>();

function rendered<Kind extends Article>({ site, language }: SiteContext, article: Kind) {
  const { markdown, ...meta } = article;
  const text = renderedTexts(site, article, () =>
    renderMarkdown(markdown, {
      language,
      values: contentValues(site, language),
      conditions: conditionsOf(site),
    }),
  );
  return { ...meta, ...text };
}

function renderedIf<Kind extends Article>(context: SiteContext, article: Kind | undefined) {
  return article && rendered(context, article);
}

/** The slug comes from a URL and may be anything, so it is only compared and never used as a key. */
function findBySlug<Kind extends Article>(articles: Kind[], slug: string): Kind | undefined {
  return articles.find((article) => article.slug === slug);
}

function asLink({ slug, title }: ArticleLink): ArticleLink {
  return { slug, title };
}

/** Cached, because counting the words of every article for every page took as long as all other texts together. */
const cards = createMemo<"card", Omit<BlogArticle, "markdown"> & { minutes: number }>();

function asCard(article: BlogArticle) {
  return cards(article, "card", () => {
    const { markdown, ...meta } = article;
    return { ...meta, minutes: readingMinutes(markdown) };
  });
}
