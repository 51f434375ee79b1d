import { createStore } from "#ui/store.ts";

/** The error of a file of the old build that could not be loaded any more. */
export const deployErrorStore = createStore<{ error: Error | null }>({ error: null });

/**
 * Vite reports our modules and styles that failed to load by an event on the window. Code that can do without them
 * catches the error (`ignoreMissingChunk` of `ui/lazy/lazy-part.ts`); an uncaught one was needed for a user's action,
 * so it is shown.
 */
export function watchDeployErrors(): () => void {
  const gone = new WeakSet<Error>();
  const onPreloadError = ({ payload }: WindowEventMap["vite:preloadError"]) => {
    gone.add(payload);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!gone.has(event.reason)) return;
    event.preventDefault();
    deployErrorStore.set({ error: event.reason });
  };
  window.addEventListener("vite:preloadError", onPreloadError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("vite:preloadError", onPreloadError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
