type Change = "session_changed" | "cart_changed";

/** Every tab except the writing one receives a storage event. */
export function notifyOtherTabs(change: Change): void {
  try {
    localStorage.setItem(change, String(Date.now()));
  } catch {
    // The browser blocks storage: other tabs learn of the change from their next call.
  }
}

/** Includes this tab, because browsers send no storage event to the tab that wrote. */
export function notifyAllTabs(change: Change): void {
  notifyOtherTabs(change);
  window.dispatchEvent(new StorageEvent("storage", { key: change }));
}

/** Also follows changes when the page is restored from the back/forward cache, which received no events. */
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
