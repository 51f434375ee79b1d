/** States to filter articles by: has a draft, is scheduled, is outdated in some language, was published by staff. */
export const ARTICLE_STATES = ["draft", "scheduled", "behind", "own"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
