import { createStore } from "#ui/store.ts";

/** The only part of the cart that the header needs; the cart's code loads when there is a cart. */
export const cartCount = createStore(0);
