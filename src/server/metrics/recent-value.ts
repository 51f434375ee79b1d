/** Caches a value for a time and shares one read between concurrent callers; a failure is not cached. */
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
