import { createStore } from "#ui/store.ts";

/** A file of the old build that could not be fetched any more. */
export const deployErrorStore = createStore<{ error: Error | null }>({ error: null });

/** Vite tells of modules and styles that could not be loaded by an event on the window. */
export function watchDeployErrors(): () => void {
  const onPreloadError = (event: WindowEventMap["vite:preloadError"]) => {
    event.preventDefault();
    deployErrorStore.set({ error: event.payload });
  };
  window.addEventListener("vite:preloadError", onPreloadError);
  return () => window.removeEventListener("vite:preloadError", onPreloadError);
}
