import { createContext } from "react-router";

/** A loader of a public page names what it shows; only then is the page kept, until one of these changes. */
type PageTags = { show: (...tags: string[]) => void };

export const pageTagsContext = createContext<PageTags>();
