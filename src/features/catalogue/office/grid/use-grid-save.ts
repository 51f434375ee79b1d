import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showUndo } from "#office-ui/page/show-undo.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  byEdit,
  type GridDraft,
  withAnswers,
  withAttempts,
} from "../../domain/staff-goods/grid-draft.ts";
import { applyGridCall, type GridOutcomeView, undoGridCall } from "../../price-grid/staff-calls.ts";
import { inChunks, type SentRow } from "./sent-rows.ts";
import type { GridPreviewState } from "./use-grid-preview.ts";

type GridSaveOptions = {
  preview: GridPreviewState;
  draft: GridDraft;
  change: (work: (now: GridDraft) => GridDraft) => void;
};

/** Saves row by row: rows that got no answer are sent again with the same edit id, so they are written only once. */
export function useGridSave({ preview, draft, change }: GridSaveOptions) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const undo = useGridUndo();
  const { sent, unread } = preview;
  const apply = useCallback(async () => {
    if (busy || sent.length === 0) return;
    setBusy(true);
    try {
      let [saved, refused] = [0, 0];
      const written: string[] = [];
      for (const [id, rows] of byEdit(sent, draft, crypto.randomUUID())) {
        const ids = rows.map((row) => row.id);
        change((now) => withAttempts(now, id, ids));
        const counts = await applyRows(id, rows, (outcomes) =>
          change((now) => withAnswers(now, draft.edits, { outcomes, unread })),
        );
        saved += counts.saved;
        refused += counts.refused;
        if (counts.saved > 0) written.push(id);
      }
      showUndo({
        text: t("office.grid.applied", { saved, refused }),
        label: t("office.grid.undo"),
        // The latest edit first: it may have overwritten values of an earlier one.
        undo: () => void undo(written.toReversed()),
      });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast({ kind: "bad", text: t(error.message) });
    } finally {
      setBusy(false);
      await revalidate();
    }
  }, [busy, sent, unread, draft, change, undo, revalidate, t]);
  return { busy, apply: () => void apply() };
}

/** Reports the outcome of each part at once, because a later part may get no answer. */
async function applyRows(
  id: string,
  rows: readonly SentRow[],
  onAnswer: (outcomes: GridOutcomeView[]) => void,
) {
  const counts = { saved: 0, refused: 0 };
  for (const some of inChunks(rows)) {
    const { rows: outcomes } = await callApi(applyGridCall, { id, rows: some });
    for (const { problem } of outcomes) counts[problem === null ? "saved" : "refused"] += 1;
    onAnswer(outcomes);
  }
  return counts;
}

function useGridUndo() {
  const t = useT();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (ids: readonly string[]) => {
      let [restored, kept] = [0, 0];
      for (const id of ids) {
        for (let after: number | null = 0; after !== null; ) {
          const undone: OutputOf<typeof undoGridCall> = await callApi(undoGridCall, { id, after });
          restored += undone.restored;
          kept += undone.kept.length;
          after = undone.next;
        }
      }
      await revalidate();
      showToast({ kind: "good", text: t("office.grid.undone", { restored, kept }) });
    },
    [t, revalidate],
  );
}
