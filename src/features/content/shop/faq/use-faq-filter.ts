import { useEffect, useState } from "react";
import type { FaqGroup } from "../../domain/article.ts";
import { searchFaq } from "../../domain/faq-search.ts";

type Question = { title: string; html: string; group: FaqGroup };

/** Filters as one types, in the browser; the address keeps what was asked, for the way back. */
export function useFaqFilter<Item extends Question>(articles: Item[], asked: string) {
  const [query, setQuery] = useState(asked);
  const found = searchFaq(articles, query);
  const names = [...new Set(found.map(({ group }) => group))];
  const groups = names.map((name) => ({
    name,
    articles: found.filter((article) => article.group === name),
  }));
  useQueryInUrl(query.trim());
  return { query, setQuery, groups, count: found.length };
}

const QUIET_MS = 300;

function useQueryInUrl(query: string): void {
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
