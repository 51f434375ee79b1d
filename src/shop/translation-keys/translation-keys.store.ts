import { createStore } from "#ui/store.ts";

/** `shown`: every text is replaced by its key. The server decides `allowed`. */
export const translationKeysStore = createStore({ allowed: false, shown: false });
