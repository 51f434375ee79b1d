/** How the names of things begin that this browser keeps for a customer, and for nobody after them. */
export const OWN_PREFIX = "own:";

/** Whoever logs out leaves nothing behind that they typed. */
export function clearOwnStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(OWN_PREFIX)) storage.removeItem(key);
      }
    }
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
