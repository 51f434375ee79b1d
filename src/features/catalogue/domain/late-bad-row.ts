import type { RowFaultCode } from "./row-fault.ts";

/** Faults of a row that was good when it was read: the shop has changed since, or another row conflicts with it. */
export const LATE_FAULTS = [
  "slug_taken",
  "sku_taken",
  "no_sku",
] as const satisfies readonly RowFaultCode[];
type LateFault = { code: (typeof LATE_FAULTS)[number]; value: string };
export type LateBadRow = { line: number; faults: readonly LateFault[] };
