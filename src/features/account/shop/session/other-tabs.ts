const KEY = "session_changed";

/** What is written to the storage is heard in every tab but the one that wrote. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing: the other tabs learn it from their next call.
  }
}

/** Also for a page that the browser took out of its memory: it slept through what happened. */
export function watchOtherTabs(follow: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === KEY && follow();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}
