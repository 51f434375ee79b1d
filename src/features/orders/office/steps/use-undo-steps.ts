import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { showUndo } from "#office-ui/page/show-undo.ts";
import { callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { undoOrderStepsCall } from "../../steps/staff-calls.ts";

/** Shows a toast that a step was made, with an undo button; the mail is not sent until the time for undo is over. */
export function useUndoSteps() {
  const t = useT();
  const { run } = useAction();
  const undo = (ids: number[]) =>
    run(async () => {
      const { moved, refused } = await callApi(undoOrderStepsCall, { ids });
      const isWhole = refused.length === 0;
      const counts = { moved: moved.length, refused: refused.length };
      showToast({
        kind: isWhole ? "good" : "bad",
        text: isWhole ? t("office.orders.undo.done") : t("office.orders.undo.late", counts),
      });
    });
  return (ids: readonly number[], text: string) =>
    showUndo({ text, label: t("office.orders.undo.open"), undo: () => void undo([...ids]) });
}
