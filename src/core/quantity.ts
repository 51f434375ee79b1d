/** SPEC §5: a quantity is never below 1 and never above the available stock. */
export function clampQuantity(quantity: number, max: number, min = 1): number {
  if (!Number.isFinite(quantity)) return min;
  return Math.max(min, Math.min(Math.trunc(quantity), max));
}
