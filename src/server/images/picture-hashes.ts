/** How long a node trusts what it read from the table `pictures`. */
const FRESH_MS = 60_000;
const MOST_KNOWN = 50_000;

type Known = { hash: string | undefined; at: number };

/**
 * The content hash of a file, read from the database once a minute, or at once if the address names another version,
 * because the picture may just have been replaced. If the database is down, the last known hash is returned.
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
