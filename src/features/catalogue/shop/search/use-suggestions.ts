import { useEffect, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { SuggestionsView } from "../../domain/catalogue-views.ts";

const QUIET_MS = 120;
const NONE: SuggestionsView = { queries: [], categories: [], brands: [], products: [] };

/** Requests a moment after the last keystroke, for empty text at once; outdated responses are never shown. */
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
