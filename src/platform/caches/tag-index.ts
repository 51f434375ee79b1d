/** Which keys have a tag, so that a change drops the affected entries without a scan. */
export function createTagIndex() {
  /** Most tags belong to one page only: a Set for each would take more memory than the rest. */
  const keysOf = new Map<string, string | Set<string>>();

  function addOne(key: string, tag: string): void {
    const known = keysOf.get(tag);
    if (known === undefined) keysOf.set(tag, key);
    else if (typeof known !== "string") known.add(key);
    else if (known !== key) keysOf.set(tag, new Set([known, key]));
  }

  function removeOne(key: string, tag: string): void {
    const known = keysOf.get(tag);
    if (known === key) keysOf.delete(tag);
    else if (known instanceof Set && known.delete(key) && known.size === 0) keysOf.delete(tag);
  }

  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) addOne(key, tag);
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) removeOne(key, tag);
    },
    /** Calls `act` for each key with the tag; `act` may remove keys. */
    forEachKey(tag: string, act: (key: string) => void): void {
      const known = keysOf.get(tag);
      if (typeof known === "string") act(known);
      else known?.forEach(act);
    },
  };
}
