import type { RouterContextProvider } from "react-router";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { contentContext } from "./content.context.ts";

/** What every article loader needs: the use cases, site and language, and a way to set the page's cache tags. */
export function readContentContext(context: Readonly<RouterContextProvider>) {
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  return {
    content: context.get(contentContext),
    place: { site, language },
    show: (tag: string) => context.get(pageTagsContext).show("content", `content:${tag}`),
  };
}
