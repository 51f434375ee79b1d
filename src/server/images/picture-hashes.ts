/** For so long a node believes what it read of the table `pictures`. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 50_000;

type Known = { hash: string | undefined; at: number };

/**
 * Which content a file has, asked of the database once a minute. An address that names another version asks at once,
 * since a picture may just have been replaced; while the database is away, what was known last is answered.
 */
export function createPictureHashes(
  load: (file: string) => Promise<string | undefined>,
  now: () => number = Date.now,
) {
  const known = new Map<string, Known>();

  return async (file: string, version?: string): Promise<string | undefined> => {
    const former = known.get(file);
    const isFresh = former && now() - former.at < FRESH_MS;
    if (isFresh && (version === undefined || former.hash?.startsWith(version))) return former.hash;
    try {
      const hash = await load(file);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(file, { hash, at: now() });
      return hash;
    } catch (error) {
      if (!former) throw error;
      return former.hash;
    }
  };
}
