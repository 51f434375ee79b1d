import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showUndo } from "#office-ui/page/show-undo.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { type GridDraft, withoutSaved } from "../../domain/staff-goods/grid-draft.ts";
import { applyGridCall, undoGridCall } from "../../price-grid/staff-calls.ts";
import { inChunks } from "./sent-rows.ts";
import type { GridPreviewState } from "./use-grid-preview.ts";

type GridSaveOptions = {
  preview: GridPreviewState;
  draft: GridDraft;
  change: (work: (now: GridDraft) => GridDraft) => void;
};

/** What is refused stays typed, to be mended; a row that would change nothing is done with. */
const isDone = ({ problem }: { problem: string | null }) =>
  problem === null || problem === "nothing";

/** Saves row by row under one id: what was on its way when the line broke is sent again, and written once. */
export function useGridSave({ preview, draft, change }: GridSaveOptions) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const undo = useGridUndo();
  const { sent, unread } = preview;
  const apply = useCallback(async () => {
    if (busy || sent.length === 0) return;
    setBusy(true);
    const id = draft.editId ?? crypto.randomUUID();
    change((now) => ({ ...now, editId: id }));
    try {
      let [saved, refused] = [0, 0];
      for (const rows of inChunks(sent)) {
        const { rows: outcomes } = await callApi(applyGridCall, { id, rows });
        refused += outcomes.filter(({ problem }) => problem !== null).length;
        saved += outcomes.filter(({ problem }) => problem === null).length;
        const ids = outcomes.filter(isDone).map((row) => row.id);
        change((now) => withoutSaved(now, draft.edits, { ids, unread }));
      }
      change((now) => ({ ...now, editId: undefined }));
      showUndo({
        text: t("office.grid.applied", { saved, refused }),
        label: t("office.grid.undo"),
        undo: () => void undo(id),
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

function useGridUndo() {
  const t = useT();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (id: string) => {
      let [restored, kept] = [0, 0];
      for (let after: number | null = 0; after !== null; ) {
        const undone: OutputOf<typeof undoGridCall> = await callApi(undoGridCall, { id, after });
        restored += undone.restored;
        kept += undone.kept.length;
        after = undone.next;
      }
      await revalidate();
      showToast({ kind: "good", text: t("office.grid.undone", { restored, kept }) });
    },
    [t, revalidate],
  );
}
