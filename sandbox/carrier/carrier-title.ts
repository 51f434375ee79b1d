/** The carrier's name for customers: not the name of a shop, because all shops show it. */
export const CARRIER_TITLE = "Skerry Line";
