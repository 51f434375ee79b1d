import { useEffect, useMemo, useRef, useState } from "react";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import type { GridDraft } from "../../domain/staff-goods/grid-draft.ts";
import {
  type GridOutcomeView,
  type GridRowView,
  previewGridCall,
} from "../../price-grid/staff-calls.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { type PreviewedRow, previewRows } from "./preview-rows.ts";
import { readSentRows, type SentRows } from "./sent-rows.ts";

export type GridPreviewState = SentRows & {
  outcomes: ReadonlyMap<number, GridOutcomeView>;
  isAway: boolean;
};

const WAIT_MS = 250;

/** Waits a moment after the last keystroke, so that a pasted block is one request. */
export function useGridPreview(
  rows: readonly GridRowView[],
  draft: GridDraft,
  flags: StaffTaxonomy["flags"],
): GridPreviewState {
  const read = useMemo(() => readSentRows(rows, draft, flags), [rows, draft, flags]);
  const { sent } = read;
  const [answer, setAnswer] = useState<Pick<GridPreviewState, "outcomes" | "isAway">>({
    outcomes: new Map(),
    isAway: false,
  });
  // Outcomes from before the list was reloaded may be outdated.
  const last = useRef({ rows, previewed: new Map<number, PreviewedRow>() });
  useEffect(() => {
    if (last.current.rows !== rows) last.current = { rows, previewed: new Map() };
    const { previewed } = last.current;
    const controller = new AbortController();
    const { signal } = controller;
    const preview = async () => {
      await previewRows(sent, previewed, {
        signal,
        preview: (some) => callApi(previewGridCall, { rows: some }, { signal }),
      });
      if (signal.aborted) return;
      const outcomes = new Map([...previewed].map(([id, { outcome }]) => [id, outcome]));
      setAnswer({ outcomes, isAway: false });
    };
    const timer = setTimeout(() => {
      preview().catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        if (!signal.aborted) setAnswer({ outcomes: new Map(), isAway: true });
      });
    }, WAIT_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [sent, rows]);
  return { ...read, ...answer };
}
