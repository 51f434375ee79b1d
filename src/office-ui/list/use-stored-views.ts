import { useRevalidator } from "react-router";
import type { SavedView } from "./list-description.ts";
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

/** Saves a view by the page's call and shows it at once. */
export function useSaveView(save: (view: NewView) => Promise<unknown>) {
  const { revalidate } = useRevalidator();
  return async (view: NewView) => {
    await save(view);
    await revalidate();
  };
}
