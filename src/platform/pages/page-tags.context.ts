import { createContext } from "react-router";

/** A loader of a public page names what it shows; only then is the page cached, until one of these changes. */
export type PageTags = {
  show: (...tags: string[]) => void;
  /**
   * A part of the page is missing because its source does not answer now: cached for a few seconds, and not at the
   * edge.
   */
  markIncomplete: () => void;
};

export const pageTagsContext = createContext<PageTags>();
