/** The benefits of a customer's pro plan that change a price; the plans are in features/pro. */
export type PlanBenefits = {
  /** The discount on shipping, in whole per cent. */
  shippingPercent: number;
  /** The discount on our service fee, in whole per cent. */
  servicePercent: number;
  /** Days of free storage, if the warehouse's own terms give fewer. */
  storageDays: number;
};

/**
 * Free storage by a current or past plan, from its first to its last day (yyyy-MM-dd); `until` is null
 * while it continues.
 */
export type PlanStorage = { days: number; from: string; until: string | null };

/** Undefined if the customer has no plan on that site now. */
export type FindBenefits = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanBenefits | undefined>;

/**
 * All plans that the customer ever had on that site: days that were free stay free, and days that were due
 * stay due.
 */
export type ListPlanStorage = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanStorage[]>;
