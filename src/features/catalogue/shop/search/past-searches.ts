const KEY = "past_searches";
const KEPT = 8;

/** The searches of this browser, the latest first. */
export function readPastSearches(storage: Pick<Storage, "getItem"> = localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === "string").slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(
  text: string,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  const words = text.trim();
  if (!words) return;
  const others = readPastSearches(storage).filter(
    (one) => one.toLowerCase() !== words.toLowerCase(),
  );
  try {
    storage.setItem(KEY, JSON.stringify([words, ...others].slice(0, KEPT)));
  } catch {
    // If the storage is full or forbidden, nothing is remembered; that is no error.
  }
}

/** Former searches that match the text being typed. */
export function pastSearchesLike(past: readonly string[], text: string, most = 3): string[] {
  const words = text.trim().toLowerCase();
  return past
    .filter((one) => one.toLowerCase().startsWith(words) && one.toLowerCase() !== words)
    .slice(0, most);
}
