/** Which keys have a tag: a change drops what showed it without looking at anything else. */
export function createTagIndex() {
  const keysOf = new Map<string, Set<string>>();
  return {
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysOf.get(tag);
        if (keys) keys.add(key);
        else keysOf.set(tag, new Set([key]));
      }
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysOf.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOf.delete(tag);
      }
    },
    /** A copy: whoever reads it may remove them meanwhile. */
    keys: (tag: string): string[] => [...(keysOf.get(tag) ?? [])],
  };
}
