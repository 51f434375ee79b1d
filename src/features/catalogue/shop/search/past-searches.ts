const KEY = "past_searches";
const KEPT = 8;

/** What this browser searched for, the latest first. */
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
    // A full or forbidden storage remembers nothing; that is no error to report.
  }
}

/** Those that what is being typed may become. */
export function pastSearchesLike(past: readonly string[], text: string, most = 3): string[] {
  const words = text.trim().toLowerCase();
  return past
    .filter((one) => one.toLowerCase().startsWith(words) && one.toLowerCase() !== words)
    .slice(0, most);
}
