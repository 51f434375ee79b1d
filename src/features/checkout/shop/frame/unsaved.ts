type Keep = () => Promise<void>;
const keepers = new Set<Keep>();

/** Whoever has something that is typed and not yet saved; the answer takes it off the list. */
export function registerUnsaved(keep: Keep): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Everything typed is with the server. */
export async function saveUnsaved(): Promise<void> {
  await Promise.all([...keepers].map((keep) => keep()));
}
