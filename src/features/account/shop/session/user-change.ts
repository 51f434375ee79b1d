const clearers = new Set<() => void>();

/**
 * What belongs to whoever was here before (SPEC §4 "Session": orders) is cleared when somebody gets in
 * or out, in this tab or in another.
 */
export function onUserChange(clear: () => void): () => void {
  clearers.add(clear);
  return () => clearers.delete(clear);
}

export function runUserChange(): void {
  for (const clear of clearers) clear();
}
