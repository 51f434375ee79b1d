import { createContext } from "react-router";

/** A loader of a public page names what it shows; only then is the page cached, until one of these changes. */
export type PageTags = {
  show: (...tags: string[]) => void;
  /** Something is left out that does not answer just now: the page is for a few seconds, and for no cache in front. */
  markIncomplete: () => void;
};

export const pageTagsContext = createContext<PageTags>();
