import { INFORMATION_PAGES } from "#features/content/domain/article.ts";
import { isInformationPageOn } from "#features/content/domain/page-switches.ts";
import type { Content } from "#features/content/server/content.ts";
import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Pages of a site that search engines may know, without language. */
export function listPublicPaths(site: Site, content: Content): string[] {
  const language = site.languages[0]?.isoCode ?? "en";
  const blogs = content.listBlogLinks(site, language);
  return [
    "/",
    "/contacts",
    "/pickup-points",
    "/calculate",
    ...(isOn(site, "tracking") ? ["/tracking"] : []),
    ...INFORMATION_PAGES.filter((page) => isInformationPageOn(site, page)).map(
      (page) => `/${page}`,
    ),
    "/faq",
    ...content.listFaqSlugs(site).map((slug) => `/faq/${slug}`),
    ...(blogs.length > 0 ? ["/blog"] : []),
    ...blogs.map(({ slug }) => `/blog/${slug}`),
  ];
}
