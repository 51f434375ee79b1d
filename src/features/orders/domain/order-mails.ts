/** Mails of an order that can be sent again; they describe the order as it is now, not as it was then. */
export const ORDER_MAIL_KINDS = ["placed", "paid", "ended", "step"] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
