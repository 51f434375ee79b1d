import { createStore, useStore } from "#ui/store.ts";
import type { Listing } from "./use-listing.ts";

/** SPEC §3: how goods are laid out; a choice for this visit, so it is not in the address. */
type ListingLayout = "GRID" | "LIST";

const layout = createStore<ListingLayout>("GRID");

export const setListingLayout = (next: ListingLayout): void => layout.set(next);
export const useListingLayout = (): ListingLayout => useStore(layout);

/** The listing on screen, for the drawer, which stands outside of the page. */
export const listingOnScreen = createStore<Listing | null>(null);
