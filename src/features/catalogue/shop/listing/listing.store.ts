import { createStore, useStore } from "#ui/store.ts";
import type { Listing } from "./use-listing.ts";

/** SPEC §3: the layout of the cards, chosen for this visit only, so it is not in the URL. */
type ListingLayout = "GRID" | "LIST";

const layout = createStore<ListingLayout>("GRID");

export const setListingLayout = (next: ListingLayout): void => layout.set(next);
export const useListingLayout = (): ListingLayout => useStore(layout);

/** The listing on screen, for the drawer, which is rendered outside the page. */
export const listingOnScreen = createStore<Listing | null>(null);
