import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { MOST_CSV_ROWS } from "#core/counted-rows.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { OfficePage } from "../page/office-page.tsx";
import { ListEmpty } from "../page/page-states.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import {
  isSameList,
  type ListState,
  readListAddress,
  withNextSort,
  writeListAddress,
} from "./list-address.ts";
import {
  type BulkAction,
  fieldsOf,
  type ListDescription,
  type ListPage,
  type SavedView,
} from "./list-description.ts";
import { ListTable } from "./list-table.tsx";
import {
  NOTHING_SELECTED,
  nextRow,
  type Selection,
  selectEverything,
  selectRange,
  selectRows,
  toggleRow,
  untickRows,
} from "./selection.ts";
import { openedRow, rememberList } from "./shown-lists.store.ts";
import { useColumns } from "./use-columns.ts";
import { useListKeys } from "./use-list-keys.ts";
import { type LoadMore, useListRows } from "./use-list-rows.ts";
import { SavedViews } from "./views/saved-views.tsx";
import { readableViews } from "./views/shown-views.ts";
import { openView, type ViewActions } from "./views/view-dialog.tsx";

type ListFrameProps<Row> = {
  list: ListDescription<Row>;
  /** The first page, as the loader fetched it. */
  page: ListPage<Row>;
  loadMore: LoadMore<Row>;
  views?: readonly SavedView[];
  viewActions?: ViewActions;
  /** The actions for selected rows; without them rows cannot be selected. */
  bulk?: readonly BulkAction[];
  /** A summary of the selected rows, such as their sum. */
  bulkSummary?: (rows: readonly Row[]) => string;
  /** The address of the CSV file for the same filter; set only if the user may have it. */
  csvHref?: (query: string) => string;
  /** Starts making a file in the background, for more rows than one response may have. */
  onLargeCsv?: (query: string) => void;
  /** Other actions of the page, such as adding a record; shown as the one primary button. */
  actions?: ReactNode;
  /** Shown if there are no records at all yet. */
  empty?: ReactNode;
};

type CsvButtonProps = {
  count: string;
  href: string | undefined;
  onLarge: (() => void) | undefined;
};

function CsvButton({ count, href, onLarge }: CsvButtonProps) {
  const t = useT();
  if (href === undefined) return null;
  const words = (
    <>
      <OfficeIcon name="download" />
      {t("office.list.csv", { count })}
    </>
  );
  return onLarge ? (
    <Button variant="quiet" className="desktop-only" onClick={onLarge}>
      {words}
    </Button>
  ) : (
    <a className="btn btn-quiet desktop-only" href={href} download>
      {words}
    </a>
  );
}

/** The frame of every list in the office: views, filters kept in the address, rows, selection and keys. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { list, page, bulk, viewActions } = props;
  const t = useT();
  const format = useOfficeFormat();
  const [params, setParams] = useSearchParams();
  const state = readListAddress(params, fieldsOf(list));
  const query = writeListAddress(state);
  const views = readableViews(props.views ?? [], fieldsOf(list));
  const change = (next: ListState) => setParams(writeListAddress(next));
  useCleanAddress(query);
  const { rows, hasMore, busy, showMore } = useListRows(page, props.loadMore);
  const order = rows.map(list.rowId);
  useEffect(() => rememberList(list.id, { links: rows.map(list.rowTo), count: page.count }));
  const columns = useColumns(list);
  const [adding, setAdding] = useState(false);
  const picked = useSelection(query, order);
  const current = useCurrentRow(list, rows);
  const addFilter = useCallback(() => setAdding(true), []);
  useListKeys({
    ...current,
    select: bulk && ((isRange) => picked.select(current.id, isRange)),
    addFilter,
  });

  const count = format.count(page.count, page.isMore);
  const saveView =
    viewActions &&
    (() => openView({ view: { title: "", query, shared: false }, actions: viewActions }));
  const editView =
    viewActions &&
    (({ title, query: shown, changeable }: SavedView) =>
      changeable &&
      openView({ view: { title, query: shown, ...changeable }, actions: viewActions }));
  const selectedRows = rows.filter((row) => picked.selection.ids.has(list.rowId(row)));
  return (
    <OfficePage
      title={list.title}
      showsAddress
      actions={
        <>
          <ColumnMenu columns={list.columns} isShown={columns.isShown} onToggle={columns.toggle} />
          <CsvButton
            count={count}
            href={props.csvHref?.(query)}
            onLarge={
              page.isMore || page.count > MOST_CSV_ROWS
                ? props.onLargeCsv && (() => props.onLargeCsv?.(query))
                : undefined
            }
          />
          {saveView && (
            <Button onClick={saveView}>
              <OfficeIcon name="bookmark-plus" />
              {t("office.views.save")}
            </Button>
          )}
          {props.actions}
        </>
      }
    >
      {views.length > 0 && (
        <SavedViews views={views} query={query} onNew={saveView} onEdit={editView} />
      )}
      <FilterBar
        fields={list.filters}
        state={state}
        onChange={change}
        summary={[list.countWords(page.count, count), page.summary].filter(Boolean).join(" · ")}
        adding={adding}
        onAdding={setAdding}
      />
      {rows.length === 0 ? (
        <NoRows isFiltered={query !== ""} onClear={() => setParams("")} empty={props.empty} />
      ) : (
        <ListTable
          list={list}
          columns={columns.shown}
          rows={rows}
          sort={state.sort}
          selection={picked.selection}
          current={current.id}
          isSelectable={bulk !== undefined}
          onSort={(key) => change(withNextSort(state, key))}
          onSelect={picked.select}
          onSelectAll={picked.selectAll}
        />
      )}
      {hasMore && (
        <div className="list-more">
          <Button busy={busy} onClick={showMore}>
            {t("office.list.more")}
          </Button>
        </div>
      )}
      {bulk && picked.selection.ids.size > 0 && (
        <BulkBar
          selection={{ ids: [...picked.selection.ids], all: picked.selection.all }}
          count={page.count}
          actions={bulk}
          summary={picked.selection.all ? page.summary : props.bulkSummary?.(selectedRows)}
          onSelectEverything={
            hasMore && !picked.selection.all && selectedRows.length === rows.length
              ? picked.selectEverything
              : undefined
          }
          untick={picked.untick}
          onClear={picked.clear}
        />
      )}
    </OfficePage>
  );
}

/** Removes parameters that are not filters of this list, so that a shared link shows what its sender sees. */
function useCleanAddress(query: string): void {
  const [params, setParams] = useSearchParams();
  const isClean = isSameList(params.toString(), query);
  useEffect(() => {
    if (!isClean) setParams(query, { replace: true });
  }, [isClean, query, setParams]);
}

/** The selected rows. When the filter changes, the selection is empty again. */
function useSelection(query: string, order: readonly string[]) {
  const [held, setHeld] = useState({ query, selection: NOTHING_SELECTED });
  const selection = held.query === query ? held.selection : NOTHING_SELECTED;
  const latest = useRef({ query, order, selection });
  latest.current = { query, order, selection };
  const set = useCallback((next: (now: Selection, order: readonly string[]) => Selection) => {
    const { query: of, order: rows, selection: now } = latest.current;
    setHeld({ query: of, selection: next(now, rows) });
  }, []);
  const select = useCallback(
    (id: string | undefined, isRange: boolean) => {
      if (id === undefined) return;
      set((now, rows) => (isRange ? selectRange(now, id, rows) : toggleRow(now, id)));
    },
    [set],
  );
  return {
    selection,
    select,
    selectAll: (on: boolean) => set((_now, rows) => (on ? selectRows(rows) : NOTHING_SELECTED)),
    selectEverything: () => set((_now, rows) => selectEverything(rows)),
    untick: (done: readonly string[]) => set((now) => untickRows(now, done)),
    clear: () => set(() => NOTHING_SELECTED),
  };
}

function showRow(id: string | undefined): void {
  if (id === undefined) return;
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>(".list-link")?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

/** The row that J and K move. Its link has the focus, so that Enter opens it and a screen reader reads it. */
function useCurrentRow<Row>(list: ListDescription<Row>, rows: readonly Row[]) {
  const navigate = useNavigate();
  const [id, setId] = useState(() => openedRow(rows, list));
  const first = useRef(id);
  useEffect(() => showRow(first.current), []);
  const latest = useRef({ id, rows, list });
  latest.current = { id, rows, list };
  const move = useCallback((step: 1 | -1) => {
    const { id: now, rows: shown, list: of } = latest.current;
    const next = nextRow(shown.map(of.rowId), now, step);
    setId(next);
    showRow(next);
  }, []);
  const open = useCallback(() => {
    const { id: now, rows: shown, list: of } = latest.current;
    const row = shown.find((one) => of.rowId(one) === now);
    if (row) navigate(of.rowTo(row));
  }, [navigate]);
  return { id, move, open };
}

type NoRowsProps = { isFiltered: boolean; onClear: () => void; empty: ReactNode };

function NoRows({ isFiltered, onClear, empty }: NoRowsProps) {
  const t = useT();
  if (!isFiltered && empty) return empty;
  return (
    <ListEmpty
      title={t(isFiltered ? "office.list.nothing_found" : "office.list.empty")}
      action={isFiltered && <Button onClick={onClear}>{t("office.list.clear_filters")}</Button>}
    >
      {isFiltered && t("office.list.nothing_found_text")}
    </ListEmpty>
  );
}
