type Change = "session_changed" | "cart_changed";

/** What is written to the storage is heard in every tab but the one that wrote. */
export function notifyOtherTabs(change: Change): void {
  try {
    localStorage.setItem(change, String(Date.now()));
  } catch {
    // A browser that keeps nothing: the other tabs learn it from their next call.
  }
}

/** This tab as well: browsers send no storage event to the tab that caused it. */
export function notifyAllTabs(change: Change): void {
  notifyOtherTabs(change);
  window.dispatchEvent(new StorageEvent("storage", { key: change }));
}

/** Also for a page restored from the back/forward cache, which got no events meanwhile. */
export function watchOtherTabs(change: Change, follow: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === change && follow();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow();
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}
