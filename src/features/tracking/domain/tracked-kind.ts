export const TRACKED_KINDS = ["order", "forward_request", "quote"] as const;
export type TrackedKind = (typeof TRACKED_KINDS)[number];

/** A customer's own that is on its way. */
export type RecentNumber = {
  number: string;
  kind: TrackedKind;
  status: string;
  /** Of an order, while the rest still waits. */
  isPartShipped: boolean;
  names: string[];
};
