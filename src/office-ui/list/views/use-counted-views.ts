import { useEffect, useRef, useState } from "react";
import { countOf } from "../counted-page.ts";
import type { SavedView } from "../list-description.ts";

/** How many views one call may contain at most. */
const MOST = 30;

type CountedViews = {
  views: readonly SavedView[];
  /** The views are counted again whenever this object changes. */
  page: object;
  /** How many rows each of these queries has. */
  count: (queries: readonly string[]) => Promise<readonly number[]>;
};

/** Views with their number of rows; the counts load after the list, so that nobody waits for them. */
export function useCountedViews({ views, page, count }: CountedViews): SavedView[] {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const queries = JSON.stringify(views.slice(0, MOST).map(({ query }) => query));
  const latestCount = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what they are counted for
  useEffect(() => {
    let isGone = false;
    const asked: string[] = JSON.parse(queries);
    const read = async () => {
      const found = await latestCount.current(asked).catch(() => undefined);
      if (isGone || !found) return;
      setCounts(new Map(asked.map((query, at) => [query, found[at] ?? 0])));
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [queries, page]);
  return views.map((view) => {
    const counted = counts.get(view.query);
    return counted === undefined ? view : { ...view, ...countOf(counted) };
  });
}
