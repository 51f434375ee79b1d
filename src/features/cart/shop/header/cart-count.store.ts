import { createStore } from "#ui/store.ts";

/** All that a header needs of the cart; the cart itself comes when somebody has one. */
export const cartCount = createStore(0);
