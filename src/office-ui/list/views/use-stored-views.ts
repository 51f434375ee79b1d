import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { deleteViewCall, saveViewCall, type viewsCall } from "#platform/records/staff-calls.ts";
import { useAction } from "../../calls/use-action.ts";
import { showUndo } from "../../page/show-undo.ts";
import type { SavedView } from "../list-description.ts";
import type { ChangedView, ViewActions } from "./view-dialog.tsx";

type StoredView = OutputOf<typeof viewsCall>["views"][number];

/** The built-in views first, then the saved ones. */
export const joinViews = (
  fixed: readonly SavedView[],
  stored: readonly StoredView[],
): SavedView[] => [
  ...fixed,
  ...stored.map(
    ({ id, title, query, is_shared: shared, is_own: isOwn, may_change: mayChange }) => ({
      id: `stored-${id}`,
      title,
      query,
      isShared: shared && !isOwn,
      ...(mayChange ? { changeable: { id, shared } } : {}),
    }),
  ),
];

/** Actions on saved views of a list; the page reloads its data after each. */
export function useViewActions(list: string): ViewActions {
  const t = useT();
  const { run } = useAction();
  const { revalidate } = useRevalidator();
  const save = async (view: ChangedView) => {
    await callApi(saveViewCall, { list, ...view });
    await revalidate();
  };
  const remove = async ({ id, ...view }: ChangedView & { id: number }) => {
    await callApi(deleteViewCall, { id });
    await revalidate();
    showUndo({
      text: t("office.views.removed", { title: view.title }),
      label: t("office.undo"),
      undo: () => void run(() => callApi(saveViewCall, { list, ...view, new: true })),
    });
  };
  return { save, remove };
}
