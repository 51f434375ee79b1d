import { createStore } from "#ui/store.ts";

/** `shown`: every text is replaced by its key. `allowed` is the server's word. */
export const translationKeysStore = createStore({ allowed: false, shown: false });
