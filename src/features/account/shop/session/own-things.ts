/** How the names of things begin that this browser keeps for a customer, and for nobody after them. */
export const OWN = "own:";

/** Whoever logs out leaves nothing behind that they typed. */
export function forgetOwnThings(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OWN)) localStorage.removeItem(key);
    }
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}
