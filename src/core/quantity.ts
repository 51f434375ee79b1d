/** SPEC §5: a quantity never falls below 1 and never exceeds what there is. */
export function clampQuantity(quantity: number, max: number, min = 1): number {
  if (!Number.isFinite(quantity)) return min;
  return Math.max(min, Math.min(Math.trunc(quantity), max));
}
