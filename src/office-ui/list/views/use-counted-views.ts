import { useEffect, useRef, useState } from "react";
import { countOf } from "../counted-page.ts";
import type { SavedView } from "../list-description.ts";

/** How many views one call may contain at most. */
const MOST = 30;

/** Counts the rows of each query, in one call. */
type CountRows = (queries: readonly string[]) => Promise<readonly number[]>;

/** Views with their number of rows; the counts load after the list, so that nobody waits for them. */
export function useCountedViews(
  views: readonly SavedView[],
  /** The views are counted again whenever this object changes. */
  page: object,
  count: CountRows,
): SavedView[] {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const queries = JSON.stringify(views.slice(0, MOST).map(({ query }) => query));
  const countRows = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what they are counted for
  useEffect(() => {
    let isGone = false;
    const asked: string[] = JSON.parse(queries);
    const read = async () => {
      const found = await countRows.current(asked).catch(() => undefined);
      if (isGone || !found) return;
      setCounts(new Map(asked.map((query, at) => [query, found[at] ?? 0])));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [queries, page]);
  return views.map((view) => {
    const known = counts.get(view.query);
    if (known === undefined) return view;
    return { ...view, ...countOf(known) };
  });
}
