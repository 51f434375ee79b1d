import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { ListPage } from "./list-description.ts";

type RowsPage<Row> = Pick<ListPage<Row>, "rows" | "next">;
export type LoadMore<Row> = (after: string) => Promise<RowsPage<Row>>;

/** The loader's first page and the pages fetched after it. A new first page drops the later ones. */
export function useListRows<Row>(first: RowsPage<Row>, loadMore: LoadMore<Row>) {
  const t = useT();
  const [more, setMore] = useState<{ of: unknown; pages: readonly RowsPage<Row>[] }>();
  const [busy, setBusy] = useState(false);
  const pages = more?.of === first ? [first, ...more.pages] : [first];
  const next = pages.at(-1)?.next ?? null;
  const showMore = async () => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const page = await loadMore(next);
      setMore({ of: first, pages: [...pages.slice(1), page] });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast({ kind: "bad", text: t(error.message) });
    } finally {
      setBusy(false);
    }
  };
  return { rows: pages.flatMap((page) => page.rows), hasMore: next !== null, busy, showMore };
}
