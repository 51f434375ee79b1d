export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The smallest value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] ?? Number.NaN;
}
