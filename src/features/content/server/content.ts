import { isOn, type Site } from "#features/sites/domain/site.ts";
import {
  type Article,
  type BlogArticle,
  FAQ_GROUPS,
  type FaqArticle,
  type InformationPage,
} from "../domain/article.ts";
import { contentValues } from "../domain/content-values.ts";
import { type Library, onShelves } from "./library.ts";
import { renderMarkdown } from "./render-markdown.ts";

export type ContentPlace = { site: Site; language: string };

/** The feature's use cases; texts of switched-off capabilities do not exist on a site. */
export function bindContent({ library }: { library: Library }) {
  const fits = (site: Site) => (article: Article) =>
    article.requires === null || isOn(site, article.requires);

  const faqOf = ({ site, language }: ContentPlace): FaqArticle[] =>
    [...onShelves(library, "faq", site.region, language).values()]
      .filter(fits(site))
      .sort(
        (a, b) =>
          FAQ_GROUPS.indexOf(a.group) - FAQ_GROUPS.indexOf(b.group) || a.position - b.position,
      );

  const blogOf = ({ site, language }: ContentPlace): BlogArticle[] =>
    isOn(site, "blog")
      ? [...onShelves(library, "blog", site.region, language).values()]
          .filter(fits(site))
          .sort((a, b) => b.date.localeCompare(a.date))
      : [];

  const rendered = <Kind extends Article>(place: ContentPlace, article: Kind) => {
    const { markdown, ...meta } = article;
    const values = contentValues(place.site, place.language);
    return { ...meta, ...renderMarkdown(markdown, { language: place.language, values }) };
  };
  const renderedIf = <Kind extends Article>(place: ContentPlace, article: Kind | undefined) =>
    article && rendered(place, article);

  return {
    getPage: (place: ContentPlace, page: InformationPage) =>
      renderedIf(place, onShelves(library, "pages", place.site.region, place.language).get(page)),
    listFaq: (place: ContentPlace) => faqOf(place).map((article) => rendered(place, article)),
    listHomeFaq: (place: ContentPlace) =>
      faqOf(place)
        .filter((article) => article.onHome)
        .map((article) => rendered(place, article)),
    getFaqArticle: (place: ContentPlace, slug: string) =>
      renderedIf(
        place,
        faqOf(place).find((article) => article.slug === slug),
      ),
    listBlog: (place: ContentPlace) => blogOf(place).map(({ markdown: _, ...meta }) => meta),
    getBlogArticle: (place: ContentPlace, slug: string) =>
      renderedIf(
        place,
        blogOf(place).find((article) => article.slug === slug),
      ),
    listBlogLinks: (site: Site, language: string) =>
      blogOf({ site, language }).map(({ slug, title }) => ({ slug, title })),
    listFaqSlugs: (site: Site) =>
      faqOf({ site, language: site.languages[0]?.isoCode ?? "en" }).map(({ slug }) => slug),
  };
}
export type Content = ReturnType<typeof bindContent>;
