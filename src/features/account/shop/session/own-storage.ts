/** Prefix of storage keys that belong to the customer and are removed at logout. */
export const OWN_PREFIX = "own:";

/** Removes what a customer typed when they log out. */
export function clearOwnStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(OWN_PREFIX)) storage.removeItem(key);
      }
    }
  } catch {
    // If the browser blocks storage, there is nothing to remove.
  }
}
