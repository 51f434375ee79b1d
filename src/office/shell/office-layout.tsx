import { useCallback, useEffect, useState } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import {
  groupsWithActions,
  readRequested,
  recordActionGroup,
} from "#features/home/office/search/record-actions.ts";
import { searchGroups } from "#features/home/office/search/search-groups.ts";
import { useSearchFormat } from "#features/home/office/search/use-search-format.ts";
import { menuCountsCall, searchCall } from "#features/home/staff-calls.ts";
import { setAskForProof } from "#office-ui/calls/call-staff.ts";
import { rememberPath } from "#office-ui/list/shown-lists.store.ts";
import { type GuardedCall, mayCall } from "#office-ui/me/may-call.ts";
import { type Me, MeContext } from "#office-ui/me/me.ts";
import { OpenPathsContext } from "#office-ui/me/open-paths.ts";
import type { SearchRecords } from "#office-ui/palette/palette-entries.ts";
import { RelatedContext } from "#office-ui/record/related-records.ts";
import { callApi } from "#platform/client/call-api.ts";
import { mayOpen } from "../open-pages.ts";
import { OFFICE_PAGES } from "../pages.ts";
import { RELATED_SOURCES } from "../related-sources.ts";
import type { MenuCounts } from "./menu-counts.ts";
import { OfficeShell } from "./office-shell.tsx";

// The dialog is loaded when it is first needed, because most calls are made without it.
setAskForProof(async () =>
  (await import("#features/staff/office/prove/prove-again-dialog.tsx")).askForProof(),
);

/** The shell around every page, for logged-in users. */
export function OfficeLayout() {
  const me = useLoaderData<Me>();
  const { pathname } = useLocation();
  useEffect(() => rememberPath(pathname), [pathname]);
  const paths = OFFICE_PAGES.filter((page) => mayOpen(me, page)).map(({ path }) => path);
  return (
    <MeContext value={me}>
      <OpenPathsContext value={paths}>
        <RelatedContext value={RELATED_SOURCES}>
          <OfficeShell pages={OFFICE_PAGES} counts={useMenuCounts()} search={useSearch(me, paths)}>
            <Outlet />
          </OfficeShell>
        </RelatedContext>
      </OpenPathsContext>
    </MeContext>
  );
}

/** Returns a search for records on the server; its results are entries of the palette. */
function useSearch(me: Me, paths: readonly string[]): SearchRecords {
  const format = useSearchFormat(paths);
  return useCallback(
    async (query, signal) => {
      const may = (call: GuardedCall) => mayCall(me, call);
      const find = async (words: string) =>
        words.length < 2 ? [] : (await callApi(searchCall, { query: words }, { signal })).hits;
      const requested = readRequested(query, format.t);
      const [hits, named] = await Promise.all([
        find(query),
        requested ? find(requested.record) : [],
      ]);
      const options = { ...format, may };
      const first = requested
        ? recordActionGroup(named, { ...options, titles: requested.titles })
        : [];
      return first.length > 0
        ? [...first, ...searchGroups(hits, format)]
        : groupsWithActions(hits, options);
    },
    [me, format],
  );
}

const FRESH_MS = 60_000;

/** Fetches the counts again on every change of page and every minute, so that the menu is up to date. */
function useMenuCounts(): MenuCounts {
  const { pathname } = useLocation();
  const [counts, setCounts] = useState<MenuCounts>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again.
  useEffect(() => {
    const abort = new AbortController();
    const ask = () =>
      callApi(menuCountsCall, {}, { signal: abort.signal }).then(
        ({ counts: found }) =>
          setCounts(
            Object.fromEntries(
              found
                .filter(({ count }) => count > 0)
                .map(({ path, count, has_more: hasMore, is_late: isLate }) => [
                  path,
                  { count, hasMore, isLate },
                ]),
            ),
          ),
        // If the request fails, the menu keeps the former counts.
        () => {},
      );
    void ask();
    const timer = setInterval(ask, FRESH_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [pathname]);
  return counts;
}
