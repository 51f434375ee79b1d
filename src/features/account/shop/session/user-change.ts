const clearers = new Set<() => void>();

/**
 * Clears data of the previous user (SPEC §4 "Session": orders) when somebody logs in or out, in this tab or another.
 */
export function onUserChange(clear: () => void): () => void {
  clearers.add(clear);
  return () => clearers.delete(clear);
}

export function runUserChange(): void {
  for (const clear of clearers) clear();
}
