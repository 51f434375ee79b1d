import { createStore } from "#ui/store.ts";

/** A file of the old build that could not be fetched any more. */
export const deployErrorStore = createStore<{ error: Error | null }>({ error: null });

/**
 * Vite tells of modules and styles of ours that could not be loaded by an event on the window. Whoever can
 * do without them catches it (`ui/later`); what nobody catches was pressed for, and is told.
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
