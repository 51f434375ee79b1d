/** Sections of a customer's page in the office, in this order; each feature contributes its own. */
export const CUSTOMER_SECTIONS = [
  "orders",
  "quotes",
  "parcels",
  "claims",
  "wallet",
  "invoices",
  "mails",
] as const;
export type CustomerSectionKind = (typeof CUSTOMER_SECTIONS)[number];
