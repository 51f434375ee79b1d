const KEY = "recently_seen";
const KEPT = 12;

/** The last products this browser was shown, the latest first. */
export function readSeen(storage: Pick<Storage, "getItem"> = localStorage): number[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSeen(
  id: number,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  const others = readSeen(storage).filter((one) => one !== id);
  try {
    storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage remembers nothing; nobody needs to hear of it.
  }
}
