/** A text of ours in one language, with its Markdown as written: placeholders and links are the site's to fill. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  updated: string;
  markdown: string;
  /** A switch of the site without which the text makes no sense. */
  requires: string | null;
};

export const FAQ_GROUPS = ["buying", "forwarding", "delivery", "payment", "returns"] as const;
export type FaqGroup = (typeof FAQ_GROUPS)[number];
export type FaqArticle = Article & { group: FaqGroup; position: number; onHome: boolean };

export type BlogArticle = Article & {
  date: string;
  author: string;
  summary: string;
  picture: string;
};

/** Pages that are nothing but a text; contacts has a page of its own. */
export const INFORMATION_PAGES = [
  "about-us",
  "privacy-policy",
  "purchase-agreement",
  "reservation-policy",
  "warranty",
] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number] | "contacts";
