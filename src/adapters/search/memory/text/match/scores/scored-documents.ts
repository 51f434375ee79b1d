import type { Bits } from "../../../segment/shared-arrays.ts";

/** Documents that are scored: ascending, and the same as bits. */
export type ScoredDocuments = { docs: Uint32Array; bits: Bits };
