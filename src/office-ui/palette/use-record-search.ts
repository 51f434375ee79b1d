import { useEffect, useState } from "react";
import type { PaletteGroup, SearchRecords } from "./palette-entries.ts";

/** Waits until the user pauses: the letters of one word are typed faster than this. */
const DELAY_MS = 120;
const LEAST_LETTERS = 2;
const NONE: readonly PaletteGroup[] = [];

type Found = { query: string; groups: readonly PaletteGroup[]; failed: boolean };

/** Searches on the server for the current text; a new text aborts the former request. */
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
    // Keeps the former results until the next ones arrive, so that the list does not flicker.
    groups: isAsked ? found.groups : NONE,
    busy: isAsked && found.query !== query,
    failed: isAsked && found.failed,
  };
}
