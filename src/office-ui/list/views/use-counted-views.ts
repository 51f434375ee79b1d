import { useEffect, useState } from "react";
import { countOf } from "#office-ui/list/counted-page.ts";
import type { SavedView } from "#office-ui/list/list-description.ts";
import { callApi } from "#platform/client/call-api.ts";
import { countStaffOrdersCall } from "../../staff-calls.ts";
import { filterIn } from "./orders-query.ts";

/** How many views one call may contain at most. */
const MOST = 30;

/** Views with their number of orders; the counts load after the list, so that nobody waits for them. */
export function useCountedViews(
  views: readonly SavedView[],
  /** The views are counted again whenever this object changes. */
  page: object,
): SavedView[] {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const queries = JSON.stringify(views.slice(0, MOST).map(({ query }) => query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what they are counted for
  useEffect(() => {
    let isGone = false;
    const asked: string[] = JSON.parse(queries);
    const count = async () => {
      const found = await callApi(countStaffOrdersCall, { filters: asked.map(filterIn) }).catch(
        () => undefined,
      );
      if (isGone || !found) return;
      setCounts(new Map(asked.map((query, at) => [query, found.counts[at] ?? 0])));
    };
    void count();
    return () => {
      isGone = true;
    };
  }, [queries, page]);
  return views.map((view) => {
    const count = counts.get(view.query);
    if (count === undefined) return view;
    return { ...view, ...countOf(count) };
  });
}
