import type { Thing } from "#platform/pages/json-ld.tsx";
import { plainText } from "../domain/article-text.ts";

/** The breadcrumbs that search engines show above a result. */
export function breadcrumbList(crumbs: { label: string; to?: string }[], origin: string): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  };
}

export function faqPage(articles: { title: string; html: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: articles.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: plainText(html) },
    })),
  };
}

type Post = { title: string; summary: string; date: string; updated: string };
type PostContext = { address: string; language: string; site: string; author: string };

export function blogPosting(post: Post, { address, language, site, author }: PostContext): Thing {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    dateModified: post.updated,
    inLanguage: language,
    mainEntityOfPage: address,
    author: { "@type": "Organization", name: `${site}, ${author}` },
    publisher: { "@type": "Organization", name: site },
  };
}
