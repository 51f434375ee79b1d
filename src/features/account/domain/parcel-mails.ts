/** How often a customer wants to hear of their parcels. */
export const PARCEL_MAILS = ["every", "main", "none"] as const;
export type ParcelMails = (typeof PARCEL_MAILS)[number];

/** Steps that customers who chose "main" get mails about. */
const MAIN_STEPS: readonly string[] = ["shipped", "ready_for_pickup", "delivered"];

export const isMailWanted = (input: ParcelMails, step: string): boolean =>
  input === "every" || (input === "main" && MAIN_STEPS.includes(step));
