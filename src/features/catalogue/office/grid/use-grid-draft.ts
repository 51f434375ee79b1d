import { useCallback, useState } from "react";
import { readDraft, storeDraft } from "#office-ui/form/drafts.ts";
import { useDraftNotice } from "#office-ui/form/use-draft-notice.ts";
import type { GridEdits } from "../../domain/staff-goods/grid-cells.ts";
import {
  fromStored,
  type GridDraft,
  NO_DRAFT,
  toStored,
  withEdits,
} from "../../domain/staff-goods/grid-draft.ts";
import type { GridRowView } from "../../price-grid/staff-calls.ts";

const RECORD = "price-grid";

/** What is typed and not saved outlives the page, whatever its filters are, as drafts of records do. */
export function useGridDraft(rows: readonly GridRowView[]) {
  const [draft, setDraft] = useState(() => fromStored(readDraft(RECORD)));
  const change = useCallback(
    (work: (now: GridDraft) => GridDraft) =>
      setDraft((now) => {
        const next = work(now);
        storeDraft(RECORD, toStored(next));
        return next;
      }),
    [],
  );
  return {
    draft,
    change,
    edit: (edits: GridEdits) => change((now) => withEdits(now, edits, rows)),
    discard: () => change(() => NO_DRAFT),
  };
}

/** Whoever leaves the page is told that it is kept. */
export const useGridDraftNotice = ({ edits }: GridDraft, busy: boolean): void =>
  useDraftNotice({ changed: [...edits.keys()].map(String), busy });
