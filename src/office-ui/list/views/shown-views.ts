import { isSameList, type ListFields, readListAddress, writeListAddress } from "../list-address.ts";
import type { SavedView } from "../list-description.ts";

/** What is no filter of the list is left out of stored views as well: not every text can be part of a link. */
export const readableViews = (views: readonly SavedView[], fields: ListFields): SavedView[] =>
  views.map((view) => ({ ...view, query: writeListAddress(readListAddress(view.query, fields)) }));

/** Of a page with this query: the view that is marked, and the one that can be changed. */
export function openViews(views: readonly SavedView[], query: string) {
  const open = views.filter((view) => isSameList(view.query, query));
  // Several may show the same; whichever can be changed or removed must be within reach.
  return { open: open[0], changeable: open.find((view) => view.changeable) };
}
