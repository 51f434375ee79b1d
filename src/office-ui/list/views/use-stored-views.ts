import { useRevalidator } from "react-router";
import { callApi } from "#platform/client/call-api.ts";
import { saveViewCall } from "#platform/records/staff-calls.ts";
import type { SavedView } from "../list-description.ts";
import type { NewView } from "./save-view-dialog.tsx";

type StoredView = { id: number; title: string; query: string; is_shared: boolean; is_own: boolean };

/** Views that are always there, then those that were saved. */
export const joinViews = (
  fixed: readonly SavedView[],
  stored: readonly StoredView[],
): SavedView[] => [
  ...fixed,
  ...stored.map(({ id, title, query, is_shared, is_own }) => ({
    id: `stored-${id}`,
    title,
    query,
    isShared: is_shared && !is_own,
  })),
];

/** Saves a view of a list and shows it at once. */
export function useSaveView(list: string) {
  const { revalidate } = useRevalidator();
  return async ({ title, query, shared }: NewView) => {
    await callApi(saveViewCall, { list, title, query, shared });
    await revalidate();
  };
}
