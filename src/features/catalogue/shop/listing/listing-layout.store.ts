import { createStore, useStore } from "#ui/store.ts";

/** SPEC §3: how goods are laid out; a wish of this visit, so it is not in the address. */
export type ListingLayout = "GRID" | "LIST";

const layout = createStore<ListingLayout>("GRID");

export const setListingLayout = (next: ListingLayout): void => layout.set(next);
export const useListingLayout = (): ListingLayout => useStore(layout);
