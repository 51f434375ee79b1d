/** Mails of an order that can be written again: as it is now, not as it was. */
export const ORDER_MAIL_KINDS = ["placed", "paid", "ended", "step"] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
