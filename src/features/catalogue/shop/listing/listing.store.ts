import { createStore } from "#ui/store.ts";
import type { Listing } from "./use-listing.ts";

/** The listing on screen, for the drawer, which stands outside of the page. */
export const listingOnScreen = createStore<Listing | null>(null);
