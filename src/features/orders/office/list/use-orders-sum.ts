import { useEffect, useState } from "react";
import { toCents } from "#core/money.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedStaffOrder, sumStaffOrdersCall } from "../../staff-calls.ts";
import { filterIn } from "./orders-query.ts";

type Sums = { of: object; words: string };

/** The sum of a list's orders, loaded after the list; a list that is too long to be counted has no sum. */
export function useOrdersSum(search: string, page: ListPage<ListedStaffOrder>): string {
  const { money } = useOfficeFormat();
  const [sums, setSums] = useState<Sums>();
  const isAsked = mayCall(useMe(), sumStaffOrdersCall) && !page.isMore && page.count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what they are summed for
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    const ask = async () => {
      const found = await callApi(sumStaffOrdersCall, filterIn(search)).catch(() => undefined);
      if (isGone || !found?.sums) return;
      const words = found.sums.map(({ currency, amount }) => money(toCents(amount), currency));
      setSums({ of: page, words: words.join(" + ") });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [isAsked, search, page]);
  return isAsked && sums?.of === page ? sums.words : "";
}
