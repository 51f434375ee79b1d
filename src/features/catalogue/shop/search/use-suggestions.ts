import { useEffect, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { SuggestionsView } from "../../domain/catalogue-views.ts";

const QUIET_MS = 120;
const NONE: SuggestionsView = { queries: [], categories: [], brands: [], products: [] };

/** Asked a moment after the last key, of an empty field at once; an answer to older words is never shown over a newer one. */
export function useSuggestions(text: string): SuggestionsView {
  const { language } = useShell();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const words = text.trim();
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        fetch(`/${language}/suggestions?${new URLSearchParams({ q: words })}`, {
          signal: left.signal,
        })
          .then((answer) => (answer.ok ? answer.json() : NONE))
          // Searching works without suggestions.
          .then(setFound, () => {});
      },
      words ? QUIET_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [language, text]);
  return found;
}
