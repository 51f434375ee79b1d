/**
 * A cache for data that rarely changes but is needed often: each key is read once, until `invalidate` clears all
 * keys.
 */
export function createCache<Input, Answer>(
  read: (input: Input) => Promise<Answer>,
  keyOf: (input: Input) => string,
) {
  const answers = new Map<string, Promise<Answer>>();
  return {
    get(input: Input): Promise<Answer> {
      const key = keyOf(input);
      const known = answers.get(key);
      if (known) return known;
      const reading = read(input).catch((error: unknown) => {
        if (answers.get(key) === reading) answers.delete(key);
        throw error;
      });
      answers.set(key, reading);
      return reading;
    },
    invalidate: () => answers.clear(),
  };
}

/** Caches values per owner and key for as long as the owner lives. Pass `most` to limit the keys kept per owner. */
export function createMemo<Key, Made>(most = Number.POSITIVE_INFINITY) {
  const madeFor = byOwner<Key, Made>();
  return (owner: object, key: Key, make: () => Made): Made => {
    const madeForOwner = madeFor(owner);
    const known = madeForOwner.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = madeForOwner.keys();
    if (madeForOwner.size >= most && oldest !== undefined) madeForOwner.delete(oldest);
    madeForOwner.set(key, made);
    return made;
  };
}

/** Like `createMemo`, but for many owners: `most` limits the entries of all owners together; the oldest goes first. */
export function createSharedMemo<Key, Made>(most: number) {
  const madeFor = byOwner<Key, Made>();
  const oldestFirst = new Set<{ madeForOwner: Map<Key, Made>; key: Key }>();
  return (owner: object, key: Key, make: () => Made): Made => {
    const madeForOwner = madeFor(owner);
    const known = madeForOwner.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = oldestFirst;
    if (oldest && oldestFirst.size >= most) {
      oldestFirst.delete(oldest);
      oldest.madeForOwner.delete(oldest.key);
    }
    madeForOwner.set(key, made);
    oldestFirst.add({ madeForOwner, key });
    return made;
  };
}

function byOwner<Key, Made>() {
  const memory = new WeakMap<object, Map<Key, Made>>();
  return (owner: object): Map<Key, Made> => {
    const known = memory.get(owner);
    if (known) return known;
    const none = new Map<Key, Made>();
    memory.set(owner, none);
    return none;
  };
}
