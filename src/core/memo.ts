/** Remembers what was made for an owner and a key, for as long as the owner lives. */
export function createMemo<Key, Made>() {
  const memory = new WeakMap<object, Map<Key, Made>>();
  return (owner: object, key: Key, make: () => Made): Made => {
    let madeForOwner = memory.get(owner);
    if (!madeForOwner) {
      madeForOwner = new Map();
      memory.set(owner, madeForOwner);
    }
    const known = madeForOwner.get(key);
    if (known !== undefined) return known;
    const made = make();
    madeForOwner.set(key, made);
    return made;
  };
}
