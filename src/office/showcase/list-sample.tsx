import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { showUndo } from "#office-ui/page/show-undo.ts";
import { ORDERS_LIST, SAMPLE_PAGE, SAMPLE_VIEWS, type SampleOrder } from "./sample-orders.tsx";

const loadMore = async (after: string) => ({
  ...SAMPLE_PAGE,
  rows: SAMPLE_PAGE.rows.map((row): SampleOrder => ({ ...row, number: `${row.number}-${after}` })),
  next: after === "16" ? "32" : null,
});

const bulk = [
  {
    key: "purchased",
    label: "Mark purchased…",
    icon: "shopping-bag",
    shortcut: "p",
    run: () => showUndo({ text: "3 orders marked as purchased", label: "Undo", undo: () => {} }),
  },
  { key: "assign", label: "Assign", icon: "user-plus", shortcut: "a", run: () => {} },
  { key: "note", label: "Note", icon: "sticky-note", shortcut: "n", run: () => {} },
  { key: "papers", label: "Papers", icon: "printer", run: () => {} },
] as const;

export function ListSample({ isEmpty }: { isEmpty?: boolean }) {
  return (
    <ListFrame
      list={ORDERS_LIST}
      page={isEmpty ? { ...SAMPLE_PAGE, rows: [], next: null, count: 0, summary: "" } : SAMPLE_PAGE}
      loadMore={loadMore}
      views={SAMPLE_VIEWS}
      viewActions={{ save: async () => {}, remove: async () => {} }}
      bulk={bulk}
      bulkSummary={() => "500.80 €"}
      csvHref={(query) => `/orders.csv?${query}`}
    />
  );
}
