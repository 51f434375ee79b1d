export const TRACKED_KINDS = ["order", "forward_request", "quote"] as const;
export type TrackedKind = (typeof TRACKED_KINDS)[number];

/** An order or request of the customer that is on its way. */
export type RecentNumber = {
  number: string;
  kind: TrackedKind;
  status: string;
  /** True for an order of which other parcels are not shipped yet. */
  isPartShipped: boolean;
  names: string[];
};
