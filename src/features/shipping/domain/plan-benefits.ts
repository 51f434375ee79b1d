/** What a customer's pro plan gives them, as far as it changes a price; the plans are in features/pro. */
export type PlanBenefits = {
  /** Off the shipping, in whole per cent. */
  shippingPercent: number;
  /** Off our fee for buying. */
  servicePercent: number;
  /** So long a parcel is kept for nothing, where the warehouse's own terms are shorter. */
  storageDays: number;
};

/** Free days of storage by a plan that is or was had: from its first day to its last (yyyy-MM-dd), unless it goes on. */
export type PlanStorage = { days: number; from: string; until: string | null };

/** Nothing for whoever has no plan on that site just now. */
export type FindBenefits = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanBenefits | undefined>;

/** Of all plans that the customer had on that site: what was free once stays free, and what was due stays due. */
export type ListPlanStorage = (who: {
  customerId: number;
  siteId: number;
}) => Promise<PlanStorage[]>;
