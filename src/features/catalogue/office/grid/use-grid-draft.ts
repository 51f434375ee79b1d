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

/** Stores unsaved edits as a draft, like drafts of records: they survive leaving the page, whatever its filters are. */
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

/** Tells users who leave the page that their edits are kept. */
export const useGridDraftNotice = ({ edits }: GridDraft, busy: boolean): void =>
  useDraftNotice({ changed: [...edits.keys()].map(String), busy });
