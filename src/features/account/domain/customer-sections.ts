/** What a customer's record shows of them, in this order; each is handed in by its feature. */
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
