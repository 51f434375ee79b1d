import { createStore } from "#ui/store.ts";

/** The id of a newer build than the one this page came from, once one was seen. */
export const newBuildStore = createStore<{ id: string | null }>({ id: null });
