/** By what texts are looked for: being written, with a time, behind in some language, written by staff. */
export const ARTICLE_STATES = ["draft", "scheduled", "behind", "own"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];
