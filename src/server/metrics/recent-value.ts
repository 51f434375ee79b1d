/** Asked for by several at once, or again within so long, it is read once; a failure is not cached. */
export function recentValue<Value>(
  ms: number,
  read: () => Promise<Value>,
  now: () => number = performance.now.bind(performance),
): () => Promise<Value> {
  let known: { until: number; value: Promise<Value> } | undefined;
  return () => {
    if (known && now() < known.until) return known.value;
    const value = read();
    known = { until: now() + ms, value };
    value.catch(() => {
      known = undefined;
    });
    return value;
  };
}
