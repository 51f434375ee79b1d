import { useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showUndo } from "#office-ui/page/show-undo.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { applyGridCall, undoGridCall } from "../../price-grid/staff-calls.ts";
import { inChunks, type SentRow } from "./use-grid-preview.ts";

/** Saves row by row under one id: what was on its way when the line broke is sent again, and written once. */
export function useGridSave(sent: readonly SentRow[], onDone: () => void) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const editId = useRef<string>(undefined);
  const undo = useCallback(
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
  const apply = useCallback(async () => {
    if (busy || sent.length === 0) return;
    setBusy(true);
    editId.current ??= crypto.randomUUID();
    const id = editId.current;
    try {
      let [saved, refused] = [0, 0];
      for (const rows of inChunks(sent)) {
        const { rows: outcomes } = await callApi(applyGridCall, { id, rows });
        refused += outcomes.filter(({ problem }) => problem !== null).length;
        saved += outcomes.filter(({ problem }) => problem === null).length;
      }
      editId.current = undefined;
      onDone();
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
  }, [busy, sent, onDone, undo, revalidate, t]);
  return { busy, apply: () => void apply() };
}
