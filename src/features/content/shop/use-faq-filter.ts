import { useEffect, useMemo, useState } from "react";
import { FAQ_GROUPS, type FaqGroup } from "../domain/article.ts";
import { foldForSearch, matchesSearch } from "../domain/faq-search.ts";
import { plainText } from "../domain/plain-text.ts";

type Searchable = { slug: string; title: string; html: string; group: FaqGroup };

/** Filters as one types, in the browser; the address keeps what was asked, for the way back. */
export function useFaqFilter<Item extends Searchable>(articles: Item[], asked: string) {
  const [query, setQuery] = useState(asked);
  const folded = useMemo(
    () => articles.map(({ title, html }) => foldForSearch(`${title} ${plainText(html)}`)),
    [articles],
  );
  const found = articles.filter((_, at) => matchesSearch(folded[at] ?? "", query));
  const groups = FAQ_GROUPS.map((name) => ({
    name,
    articles: found.filter((article) => article.group === name),
  })).filter((group) => group.articles.length > 0);
  useKeepInAddress(query.trim());
  return { query, setQuery, groups, count: found.length };
}

const QUIET_MS = 300;

function useKeepInAddress(query: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (address.pathname !== pathname || (address.searchParams.get("q") ?? "") === query) return;
      if (query) address.searchParams.set("q", query);
      else address.searchParams.delete("q");
      window.history.replaceState(window.history.state, "", address);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
