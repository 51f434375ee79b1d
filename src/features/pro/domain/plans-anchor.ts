/** Where on /{product}-pro the plans are. */
export const PLANS_ANCHOR = "plans";
