/** What a claim is about: an order of the shop or of a quote, or a parcel that we forward. */
export const CLAIM_KINDS = ["order", "parcel"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

const ORDER_REASONS = ["faulty", "damaged", "wrong", "missing", "not_arrived", "other"] as const;
const PARCEL_REASONS = ["damaged", "missing", "not_arrived", "charged", "other"] as const;

export type ClaimReason = (typeof ORDER_REASONS)[number] | (typeof PARCEL_REASONS)[number];

/** Likeliest first. */
export const REASONS_OF: Readonly<Record<ClaimKind, readonly ClaimReason[]>> = {
  order: ORDER_REASONS,
  parcel: PARCEL_REASONS,
};

export const CLAIM_REASONS: readonly ClaimReason[] = [
  ...new Set([...ORDER_REASONS, ...PARCEL_REASONS]),
];

/** Reasons for which a photo explains more than words. */
export const shouldHavePhotos = (reason: string): boolean =>
  reason === "faulty" || reason === "damaged" || reason === "wrong";

/** Product notes §6: the maximum length of the description. */
export const DESCRIPTION_LIMIT = 4000;
