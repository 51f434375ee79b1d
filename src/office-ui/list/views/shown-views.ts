import { isSameList, type ListFields, readListAddress, writeListAddress } from "../list-address.ts";
import type { SavedView } from "../list-description.ts";

/** Removes parameters that are not filters of the list from stored views too: not every text can be part of a link. */
export const readableViews = (views: readonly SavedView[], fields: ListFields): SavedView[] =>
  views.map((view) => ({ ...view, query: writeListAddress(readListAddress(view.query, fields)) }));

/** For a page with this query: the view to mark, and the view that the user can change. */
export function openViews(views: readonly SavedView[], query: string) {
  const open = views.filter((view) => isSameList(view.query, query));
  // Several views may have the same query; the user must be able to reach one that they can change or remove.
  return { open: open[0], changeable: open.find((view) => view.changeable) };
}
