/** Why some of a parcel's price goes back. */
export const PARCEL_REFUND_REASONS = ["damaged", "lost", "late", "price", "other"] as const;
