/** Product notes §6: how much a declaration may say; the value of a line in euros. */
export const DECLARE_LIMITS = {
  tracking: 60,
  shop: 100,
  name: 200,
  lines: 50,
  quantity: 999,
  value: 100_000,
} as const;
