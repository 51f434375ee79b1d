import { createMemo } from "#core/memo.ts";
import { isOn, type Site } from "#features/sites/domain/site.ts";
import {
  type Article,
  type ArticleLink,
  type BlogArticle,
  FAQ_GROUPS,
  type FaqArticle,
  INFORMATION_PAGES,
  type InformationPage,
} from "../domain/article.ts";
import { contentValues } from "../domain/content-values.ts";
import { nextItems } from "../domain/next-items.ts";
import { isBlogOn, isInformationPageOn } from "../domain/page-switches.ts";
import { readingMinutes } from "../domain/reading-time.ts";
import { type Library, mergedArticles } from "./library.ts";
import { type RenderedText, renderMarkdown } from "./render-markdown.ts";

export type SiteContext = { site: Site; language: string };

/** The feature's use cases; texts of switched-off capabilities do not exist on a site. */
export function bindContent({ library }: { library: Library }) {
  const fits = (site: Site) => (article: Article) =>
    article.requires === null || isOn(site, article.requires);

  const pageOf = ({ site, language }: SiteContext, page: InformationPage) =>
    isInformationPageOn(site, page)
      ? mergedArticles(library, "pages", site.region, language).get(page)
      : undefined;

  const faqOf = ({ site, language }: SiteContext): FaqArticle[] =>
    [...mergedArticles(library, "faq", site.region, language).values()]
      .filter(fits(site))
      .sort(
        (a, b) =>
          FAQ_GROUPS.indexOf(a.group) - FAQ_GROUPS.indexOf(b.group) || a.position - b.position,
      );

  const blogOf = ({ site, language }: SiteContext): BlogArticle[] =>
    isBlogOn(site)
      ? [...mergedArticles(library, "blog", site.region, language).values()]
          .filter(fits(site))
          .sort((a, b) => b.date.localeCompare(a.date))
      : [];

  return {
    getPage: (place: SiteContext, page: InformationPage) => renderedIf(place, pageOf(place, page)),
    /** Links to the information pages of the site, the one being read left out. */
    listOtherPages: (place: SiteContext, page: InformationPage) =>
      ([...INFORMATION_PAGES, "contacts"] as const)
        .filter((other) => other !== page)
        .flatMap((other) => pageOf(place, other) ?? [])
        .map(asLink),

    listFaq: (place: SiteContext) => faqOf(place).map((article) => rendered(place, article)),
    listHomeFaq: (place: SiteContext) =>
      faqOf(place)
        .filter((article) => article.onHome)
        .map((article) => rendered(place, article)),
    getFaqArticle: (place: SiteContext, slug: string) =>
      renderedIf(place, findBySlug(faqOf(place), slug)),
    listNextFaq: (place: SiteContext, { slug, group }: Pick<FaqArticle, "slug" | "group">) =>
      nextItems(
        faqOf(place).filter((article) => article.group === group),
        slug,
        4,
      ).map(asLink),

    listBlog: (place: SiteContext) => blogOf(place).map(asCard),
    getBlogArticle: (place: SiteContext, slug: string) => {
      const article = findBySlug(blogOf(place), slug);
      return article && { ...rendered(place, article), minutes: readingMinutes(article.markdown) };
    },
    listNextBlog: (place: SiteContext, slug: string) =>
      nextItems(blogOf(place), slug, 3).map(asCard),
    listBlogLinks: (site: Site, language: string) => blogOf({ site, language }).map(asLink),
    listFaqSlugs: (site: Site) =>
      faqOf({ site, language: site.languages[0]?.isoCode ?? "en" }).map(({ slug }) => slug),
  };
}
export type Content = ReturnType<typeof bindContent>;
export type BlogCardData = ReturnType<Content["listBlog"]>[number];

/** A text is the same until its site changes, which makes the site another object. */
const renderedTexts = createMemo<Article, RenderedText>();

function rendered<Kind extends Article>({ site, language }: SiteContext, article: Kind) {
  const { markdown, ...meta } = article;
  const text = renderedTexts(site, article, () =>
    renderMarkdown(markdown, { language, values: contentValues(site, language) }),
  );
  return { ...meta, ...text };
}

function renderedIf<Kind extends Article>(place: SiteContext, article: Kind | undefined) {
  return article && rendered(place, article);
}

/** A slug comes from an address and may be anything: it is only ever compared. */
function findBySlug<Kind extends Article>(articles: Kind[], slug: string): Kind | undefined {
  return articles.find((article) => article.slug === slug);
}

function asLink({ slug, title }: ArticleLink): ArticleLink {
  return { slug, title };
}

/** Counting the words of every article for every page took as long as all other texts together. */
const cards = createMemo<"card", Omit<BlogArticle, "markdown"> & { minutes: number }>();

function asCard(article: BlogArticle) {
  return cards(article, "card", () => {
    const { markdown, ...meta } = article;
    return { ...meta, minutes: readingMinutes(markdown) };
  });
}
