/** What staff can sort their list of claims by: numbers are given in the order in which claims come. */
export const STAFF_CLAIM_SORTS = ["number"] as const;
