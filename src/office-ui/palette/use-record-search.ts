import { useEffect, useState } from "react";
import type { PaletteGroup, SearchRecords } from "./palette-entries.ts";

/** A word is typed in less. */
const DELAY_MS = 120;
const LEAST_LETTERS = 2;
const NONE: readonly PaletteGroup[] = [];

type Found = { query: string; groups: readonly PaletteGroup[]; failed: boolean };

/** What the server finds for the words as they are now; of answers that overtake each other the last counts. */
export function useRecordSearch(typed: string, search: SearchRecords | undefined) {
  const query = typed.trim();
  const [found, setFound] = useState<Found>({ query: "", groups: NONE, failed: false });
  const isAsked = search !== undefined && query.length >= LEAST_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(query, abort.signal).then(
        (groups) => !abort.signal.aborted && setFound({ query, groups, failed: false }),
        () => !abort.signal.aborted && setFound({ query, groups: NONE, failed: true }),
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsked, query, search]);
  return {
    // The former answer stays until the next one is there: the list does not blink.
    groups: isAsked ? found.groups : NONE,
    busy: isAsked && found.query !== query,
    failed: isAsked && found.failed,
  };
}
